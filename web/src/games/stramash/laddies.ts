/** How many laddies a seat has. */
export const LADDIES = 5;

/** Where a laddie waits. */
export const DOCK = 'D';
