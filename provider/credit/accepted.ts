/** How every answer that is Accepted begins; ErrorMessage is absent (the design). */
export const accepted = { Accepted: true, RejectionCode: 'Accepted' } as const
