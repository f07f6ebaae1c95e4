/**
 * The longest that sending one e-mail may take, in milliseconds. RFC 5321 (4.5.3.2) lets a server take five minutes for
 * most replies and ten for the last; a function that an event starts has nine minutes in all.
 */
export const attemptLimitMs = 480_000

/** How long a claim counts. An attempt that is older was interrupted: the rest is for reading, writing and rendering. */
export const attemptLeaseMs = attemptLimitMs + 120_000

/** How long a run of the schedule begins attempts. What is left then waits for the next run. */
export const claimPeriodMs = 150_000

/** How long the mail server is left alone once two attempts in a row have failed: until the next run of the schedule. */
export const serverPauseMs = 240_000

/** The most that Cloud Functions gives a function that an event starts. */
export const eventTimeoutSeconds = 540

export const scheduleTimeoutSeconds = (claimPeriodMs + attemptLimitMs) / 1000 + 90
