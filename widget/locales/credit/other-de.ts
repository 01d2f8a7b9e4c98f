import type { CreditOtherWords } from './other-en.ts'

/** German. */
export const creditOtherDe: CreditOtherWords = {
  creditOtherIntro: 'Für Integratoren: alle Operationen des SOAP-Dienstes mit den Namen ihrer Elemente.',
  creditOtherOperation: 'Operation',
  creditOtherReads: 'Lesend',
  creditOtherWrites: 'Ändernd',
  creditOtherDeprecated: 'veraltet',
  creditOtherReplaced: 'Sie ist veraltet: Verwenden Sie sie nur, wo es keine andere gibt.',
  creditOtherInclude: (member) => `${member} mitsenden`,
  creditOtherAdd: (item) => `${item} hinzufügen`,
  creditOtherRemove: (item) => `${item} entfernen`,
  creditOtherNull: 'null, wenn leer',
  creditOtherNoMembers: 'Diese Operation hat keine Elemente.',
  creditOtherSend: 'Senden',
  creditOtherMayNot: 'Ihre Sitzung darf nur lesen.',
  creditOtherRequest: 'Anfrage',
  creditOtherAnswer: 'Antwort',
  creditOtherIncomplete: (count) =>
    count === 1 ? '1 Element fehlt oder ist falsch.' : `${count} Elemente fehlen oder sind falsch.`,
  creditOtherShowIds: 'Identifikations- und Unternehmensnummern anzeigen',
  creditOtherHideIds: 'Identifikations- und Unternehmensnummern verbergen',
  creditOtherCharacters: (count) => `(${count} Zeichen)`,
  creditOtherConfirm: (operation) => `Möchten Sie ${operation} senden?`,
  creditOtherConfirmText: 'Dies ändert etwas beim Zahlungsanbieter.',
  creditOtherDone: (operation) => `${operation} ist beantwortet.`,
  creditOtherFound:
    'Die Antwort ging verloren. Die Daten des Zahlungsanbieters zeigen, dass es ausgeführt wurde; andere Elemente sind nicht bekannt.',
}
