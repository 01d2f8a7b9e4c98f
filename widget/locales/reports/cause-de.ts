import type { ReportCauseWords } from './cause-en.ts'

export const reportCauseDe: ReportCauseWords = {
  payoutRow: (place, order) => (order ? `Zeile ${place} (Bestellung ${order})` : `Zeile ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Die Differenz von ${difference} bei „${term}“ ist genau der Betrag von ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Die Differenz von ${difference} bei „${term}“ sind ${row} und ${other} zusammen.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Die Differenz von ${difference} bei „${term}“ sind alle Gebühren der Art ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Die Differenz von ${difference} bei „${term}“ ist die Gebühr ${type} von ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Die Differenz von ${difference} bei „${term}“ ist die MwSt. zum Satz ${rate}.`,
  payoutCauseOpening: (term, difference) =>
    `Die Differenz von ${difference} bei „${term}“ ist die Anfangsschuld.`,
  payoutCauseClosing: (term, difference) =>
    `Die Differenz von ${difference} bei „${term}“ ist die Endschuld.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Die Differenz von ${difference} bei „${term}“ ist ${same}, eine Wiederholung von ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Die Differenz von ${difference} bei „${term}“ ist eine Zeile, die der Bericht zählt, aber nicht aufführt.`
      : `Die Differenz von ${difference} bei „${term}“ sind ${count} Zeilen, die der Bericht zählt, aber nicht aufführt.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Die Differenz von ${difference} bei „${term}“ ist eine Zeile in ${currency}, nicht in der Währung der Auszahlung.`
      : `Die Differenz von ${difference} bei „${term}“ sind ${count} Zeilen in ${currency}, nicht in der Währung der Auszahlung.`,
  payoutCauseSign: (term, difference, row) =>
    `Die Differenz von ${difference} bei „${term}“ ist das Doppelte des Betrags von ${row}: Das Vorzeichen ist vertauscht.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Die Differenz von ${difference} bei „${term}“ ist das Doppelte der Gebühren von ${row}: Das Vorzeichen ist vertauscht.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Die Differenz von ${difference} bei „${term}“ ist das Doppelte der Gebühr ${type} von ${row}: Das Vorzeichen ist vertauscht.`,
  payoutCauseFigure: (term, difference) =>
    `Nur „${term}“ weicht ab, um ${difference}: Alle anderen Zahlen stimmen mit den Zeilen überein.`,
  payoutCauseDigits: 'Die Differenz ist durch 9 teilbar, was auf einen Zahlendreher hindeutet.',
  payoutCauseBothDebts: (difference) =>
    `Anfangs- und Endschuld weichen beide um ${difference} ab, daher stimmt die Auszahlung.`,
  payoutCauseSwapped: (one, other) =>
    `Die MwSt. zu ${one} und zu ${other} ist beim jeweils anderen Satz angegeben.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `MwSt. ist bei ${stated} angegeben und bei ${listed} aufgeführt: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `Die MwSt. der Gebühr ${type} von ${row} ist bei ${stated} angegeben und bei ${listed} aufgeführt: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `Eine Zeile ist in ${currency}, nicht in der Währung der Auszahlung, und wird mitgezählt, als wäre sie es.`
      : `${count} Zeilen sind in ${currency}, nicht in der Währung der Auszahlung, und werden mitgezählt, als wären sie es.`,
  payoutCauseBroken: (count, faults) =>
    count === '1'
      ? `Eine Zeile geht in sich nicht auf. ${faults}`
      : `${count} Zeilen gehen in sich nicht auf. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `In ${row} ist „${member}“ ${stated}; der Rest der Zeile ergibt ${computed} (${difference}).`,
  payoutCauseTotal: (stated, computed) =>
    `Der Bericht nennt ${stated} Zeilen insgesamt und hat ${computed}. Sonst weicht nichts ab.`,
  payoutOrOthers: (count) =>
    count === '1'
      ? 'Eine andere Ursache erklärt sie ebenso.'
      : `${count} andere Ursachen erklären sie ebenso.`,
  payoutNoCause:
    'Keine Zeile, keine zwei Zeilen, keine Gebühr, kein Steuersatz, keine Schuld, kein Vorzeichen, keine wiederholte Zeile und keine Währung erklärt die Differenz.',
  payoutCopyDossier: 'Für den Zahlungsanbieter kopieren',
  payoutDossierNote: 'Der Text enthält keine personenbezogenen Daten.',
  payoutDossier: (client, day) => `Auszahlung an Mandant ${client}, ${day}: Sie geht nicht auf`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: Der Bericht nennt ${stated}, seine Zeilen ergeben ${computed}, Differenz ${difference}`,
  payoutDossierRow: (place) => `Zeile ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaktionen: ${rows}. SHA-256 des Berichts: ${digest}`,
}
