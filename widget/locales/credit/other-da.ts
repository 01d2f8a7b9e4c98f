import type { CreditOtherWords } from './other-en.ts'

/** Danish. */
export const creditOtherDa: CreditOtherWords = {
  creditOtherIntro: 'For integratorer: alle operationer i SOAP-tjenesten med medlemmernes egne navne.',
  creditOtherOperation: 'Operation',
  creditOtherReads: 'Læser',
  creditOtherWrites: 'Ændrer',
  creditOtherDeprecated: 'forældet',
  creditOtherReplaced: 'Den er forældet: brug den kun, hvor der ikke er nogen anden.',
  creditOtherInclude: (member) => `Medtag ${member}`,
  creditOtherAdd: (item) => `Tilføj ${item}`,
  creditOtherRemove: (item) => `Fjern ${item}`,
  creditOtherNull: 'null, hvis tomt',
  creditOtherNoMembers: 'Operationen har ingen medlemmer.',
  creditOtherSend: 'Send',
  creditOtherMayNot: 'Din session må kun læse.',
  creditOtherRequest: 'Anmodning',
  creditOtherAnswer: 'Svar',
  creditOtherIncomplete: (count) =>
    count === 1 ? '1 medlem mangler eller er forkert.' : `${count} medlemmer mangler eller er forkerte.`,
  creditOtherShowIds: 'Vis CPR- og CVR-numre',
  creditOtherHideIds: 'Skjul CPR- og CVR-numre',
  creditOtherCharacters: (count) => `(${count} tegn)`,
  creditOtherConfirm: (operation) => `Vil du sende ${operation}?`,
  creditOtherConfirmText: 'Det ændrer noget hos betalingsudbyderen.',
  creditOtherDone: (operation) => `${operation} er besvaret.`,
  creditOtherFound:
    'Svaret gik tabt. Betalingsudbyderens oplysninger viser, at det blev gjort; andre medlemmer kendes ikke.',
}
