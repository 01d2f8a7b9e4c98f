/** How a client asks a write for the order as it is afterwards (RFC 7240), and how the answer says that it has it. */
export const PREFER = 'Prefer'
export const PREFERENCE_APPLIED = 'Preference-Applied'
/** The value of both headers. */
export const RETURN_ORDER = 'return=representation'
