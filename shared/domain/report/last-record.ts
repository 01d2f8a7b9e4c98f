/**
 * How a report ends that turned out to be wrong after most of it was sent: with this byte, which JSON has nowhere, and
 * behind it the problem as JSON (RFC 9457) and a line feed. Whoever parses the answer fails; whoever reads it as it
 * comes knows why. A report that was cut has no such record.
 */
export const LAST_RECORD = 0x1e
