/** Words that begin a line. */
export const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);

/** Words that stand in the middle of one. */
export const small = (words: string): string => words.slice(0, 1).toLocaleLowerCase() + words.slice(1);
