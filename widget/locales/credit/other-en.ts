/** English, for the task "Other operations". Its type lists the terms of every other language. */
export const creditOtherEn = {
  creditOtherIntro: 'For integrators: every operation of the SOAP service by the names of its members.',
  creditOtherOperation: 'Operation',
  creditOtherReads: 'Reading',
  creditOtherWrites: 'Changing',
  creditOtherDeprecated: 'deprecated',
  creditOtherReplaced: 'It is deprecated: use it only where there is no other.',
  creditOtherInclude: (member: string) => `Include ${member}`,
  creditOtherAdd: (item: string) => `Add ${item}`,
  creditOtherRemove: (item: string) => `Remove ${item}`,
  creditOtherNull: 'null if empty',
  creditOtherNoMembers: 'This operation takes no members.',
  creditOtherSend: 'Send',
  creditOtherMayNot: 'Your session may read only.',
  creditOtherRequest: 'Request',
  creditOtherAnswer: 'Answer',
  creditOtherIncomplete: (count: number) =>
    count === 1 ? '1 member is missing or wrong.' : `${count} members are missing or wrong.`,
  creditOtherShowIds: 'Show national ids',
  creditOtherHideIds: 'Hide national ids',
  creditOtherCharacters: (count: string) => `(${count} characters)`,
  creditOtherConfirm: (operation: string) => `Do you want to send ${operation}?`,
  creditOtherConfirmText: 'This changes something at the provider.',
  creditOtherDone: (operation: string) => `${operation} is answered.`,
  creditOtherFound:
    'The answer was lost. The provider’s records show that it was done; other members are not known.',
}

export type CreditOtherWords = typeof creditOtherEn
