import type { CreditOtherWords } from './other-en.ts'

/** Norwegian, Bokmål. */
export const creditOtherNo: CreditOtherWords = {
  creditOtherIntro: 'For integratorer: alle operasjoner i SOAP-tjenesten med medlemmenes egne navn.',
  creditOtherOperation: 'Operasjon',
  creditOtherReads: 'Leser',
  creditOtherWrites: 'Endrer',
  creditOtherDeprecated: 'foreldet',
  creditOtherReplaced: 'Den er foreldet: bruk den bare der det ikke finnes noen annen.',
  creditOtherInclude: (member) => `Ta med ${member}`,
  creditOtherAdd: (item) => `Legg til ${item}`,
  creditOtherRemove: (item) => `Fjern ${item}`,
  creditOtherNull: 'null hvis tomt',
  creditOtherNoMembers: 'Operasjonen har ingen medlemmer.',
  creditOtherSend: 'Send',
  creditOtherMayNot: 'Økten din kan bare lese.',
  creditOtherRequest: 'Forespørsel',
  creditOtherAnswer: 'Svar',
  creditOtherIncomplete: (count) =>
    count === 1 ? '1 medlem mangler eller er feil.' : `${count} medlemmer mangler eller er feil.`,
  creditOtherShowIds: 'Vis fødsels- og organisasjonsnumre',
  creditOtherHideIds: 'Skjul fødsels- og organisasjonsnumre',
  creditOtherCharacters: (count) => `(${count} tegn)`,
  creditOtherConfirm: (operation) => `Vil du sende ${operation}?`,
  creditOtherConfirmText: 'Dette endrer noe hos betalingstjenesten.',
  creditOtherDone: (operation) => `${operation} er besvart.`,
  creditOtherFound:
    'Svaret gikk tapt. Betalingstjenestens opplysninger viser at det ble gjort; andre medlemmer er ikke kjent.',
}
