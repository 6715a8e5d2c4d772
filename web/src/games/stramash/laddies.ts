/** How many laddies a seat has. */
export const LADDIES = 5;
