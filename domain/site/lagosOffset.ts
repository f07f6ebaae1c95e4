/** How far Lagos is ahead of UTC, in milliseconds: one hour, all year. */
export const lagosOffsetMs = 3_600_000
