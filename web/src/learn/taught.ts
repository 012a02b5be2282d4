// Which games have lessons.

export const isTaught = (game: string): boolean => game === "gods";
