/** The members of the configuration that hold secrets. */
export const secretNames = ['MERCHANTS', 'SESSION_KEYS'] as const
