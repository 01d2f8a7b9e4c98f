import type { CreditOtherWords } from './other-en.ts'

/** Dutch. */
export const creditOtherNl: CreditOtherWords = {
  creditOtherIntro: 'Voor integrators: alle bewerkingen van de SOAP-dienst met de namen van hun onderdelen.',
  creditOtherOperation: 'Bewerking',
  creditOtherReads: 'Lezen',
  creditOtherWrites: 'Wijzigen',
  creditOtherDeprecated: 'verouderd',
  creditOtherReplaced: 'Deze is verouderd: gebruik hem alleen waar er geen andere is.',
  creditOtherInclude: (member) => `${member} meesturen`,
  creditOtherAdd: (item) => `${item} toevoegen`,
  creditOtherRemove: (item) => `${item} verwijderen`,
  creditOtherNull: 'null als het leeg is',
  creditOtherNoMembers: 'Deze bewerking heeft geen onderdelen.',
  creditOtherSend: 'Verzenden',
  creditOtherMayNot: 'Uw sessie mag alleen lezen.',
  creditOtherRequest: 'Verzoek',
  creditOtherAnswer: 'Antwoord',
  creditOtherIncomplete: (count) =>
    count === 1 ? '1 onderdeel ontbreekt of is onjuist.' : `${count} onderdelen ontbreken of zijn onjuist.`,
  creditOtherShowIds: 'Persoons- en bedrijfsnummers tonen',
  creditOtherHideIds: 'Persoons- en bedrijfsnummers verbergen',
  creditOtherCharacters: (count) => `(${count} tekens)`,
  creditOtherConfirm: (operation) => `Wilt u ${operation} verzenden?`,
  creditOtherConfirmText: 'Dit wijzigt iets bij de betaaldienst.',
  creditOtherDone: (operation) => `${operation} is beantwoord.`,
  creditOtherFound:
    'Het antwoord ging verloren. De gegevens van de betaaldienst tonen dat het is gedaan; andere onderdelen zijn niet bekend.',
}
