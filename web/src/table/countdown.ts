// How much time is left, in as few signs as will do.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const URGENT = 10;

const two = (number: number): string => String(number).padStart(2, "0");

export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(minutes)}:${two(left % MINUTE)}`;
  return `${minutes}:${two(left % MINUTE)}`;
}

export const isUrgent = (seconds: number): boolean => seconds <= URGENT;
