/**
 * Ends a report that turned out to be wrong after most of it was sent: this byte, which JSON never contains, then the
 * problem as JSON (RFC 9457) and a line feed. Parsing such an answer fails; a streaming reader learns why. A report
 * that was cut off has no such record.
 */
export const LAST_RECORD = 0x1e
