// Which games have lessons, and where those are.

import type { Course } from "./course";

const COURSES: Record<string, () => Promise<{ course: Course }>> = {
  gods: () => import("./gods"),
  "four-gods": () => import("./fourGods"),
  deus: () => import("./deus"),
};

export const isTaught = (game: string): boolean => game in COURSES;

export async function courseOf(game: string): Promise<Course | null> {
  const load = COURSES[game];
  return load === undefined ? null : (await load()).course;
}
