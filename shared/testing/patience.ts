/** Milliseconds that a test waits for something: a machine at a tenth of its speed has it by then. */
export const PATIENCE_MS = 30_000
