/** English, for why somebody writes. Its type lists the terms that every other language must have. */
export const whyEn = {
  whyAdd: 'Add a reason',
  whyTitle: 'Reason and note',
  whyReason: 'Reason',
  whyNote: 'Internal note',
  whyHint: 'It is kept in the history, for colleagues. Write nothing about the customer.',
  whyMissing: 'Give a reason.',
  whyWrong:
    'This can’t be kept: it looks like personal data or a secret, or has characters that are not allowed.',
}

export type WhyWords = typeof whyEn
