import type { ReportCauseWords } from './cause-en.ts'

export const reportCauseNl: ReportCauseWords = {
  payoutRow: (place, order) => (order ? `regel ${place} (bestelling ${order})` : `regel ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Het verschil van ${difference} in ‘${term}’ is precies het bedrag van ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Het verschil van ${difference} in ‘${term}’ is ${row} en ${other} samen.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Het verschil van ${difference} in ‘${term}’ is alle kosten van het type ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Het verschil van ${difference} in ‘${term}’ is de kostenpost ${type} van ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Het verschil van ${difference} in ‘${term}’ is de btw van het tarief ${rate}.`,
  payoutCauseOpening: (term, difference) => `Het verschil van ${difference} in ‘${term}’ is de beginschuld.`,
  payoutCauseClosing: (term, difference) => `Het verschil van ${difference} in ‘${term}’ is de eindschuld.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Het verschil van ${difference} in ‘${term}’ is ${same}, een herhaling van ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Het verschil van ${difference} in ‘${term}’ is een regel die het rapport telt maar niet toont.`
      : `Het verschil van ${difference} in ‘${term}’ is ${count} regels die het rapport telt maar niet toont.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Het verschil van ${difference} in ‘${term}’ is een regel in ${currency}, niet de valuta van de uitbetaling.`
      : `Het verschil van ${difference} in ‘${term}’ is ${count} regels in ${currency}, niet de valuta van de uitbetaling.`,
  payoutCauseSign: (term, difference, row) =>
    `Het verschil van ${difference} in ‘${term}’ is twee keer het bedrag van ${row}: het teken is omgedraaid.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Het verschil van ${difference} in ‘${term}’ is twee keer de kosten van ${row}: het teken is omgedraaid.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Het verschil van ${difference} in ‘${term}’ is twee keer de kosten ${type} van ${row}: het teken is omgedraaid.`,
  payoutCauseFigure: (term, difference) =>
    `Alleen ‘${term}’ wijkt af, met ${difference}: alle andere cijfers kloppen met de regels.`,
  payoutCauseDigits: 'Het verschil is deelbaar door 9, wat op verwisselde cijfers wijst.',
  payoutCauseBothDebts: (difference) =>
    `Begin- en eindschuld wijken allebei af met ${difference}, dus wat is uitbetaald klopt.`,
  payoutCauseSwapped: (one, other) => `De btw van ${one} en van ${other} staat bij elkaars tarief.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `Btw staat vermeld bij ${stated} en op de regels bij ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `De btw van de kosten ${type} van ${row} staat vermeld bij ${stated} en op de regel bij ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `Eén regel is in ${currency}, niet in de valuta van de uitbetaling, en telt mee alsof dat wel zo was.`
      : `${count} regels zijn in ${currency}, niet in de valuta van de uitbetaling, en tellen mee alsof dat wel zo was.`,
  payoutCauseBroken: (count, faults) =>
    count === '1' ? `Eén regel klopt niet. ${faults}` : `${count} regels kloppen niet. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `In ${row} is ‘${member}’ ${stated}; de rest van de regel geeft ${computed} (${difference}).`,
  payoutCauseTotal: (stated, computed) =>
    `Het rapport noemt ${stated} regels in totaal en heeft er ${computed}. Verder verschilt niets.`,
  payoutOrOthers: (count) =>
    count === '1'
      ? 'Eén andere oorzaak verklaart het even goed.'
      : `${count} andere oorzaken verklaren het even goed.`,
  payoutNoCause:
    'Geen regel, paar regels, kostenpost, btw-tarief, schuld, teken, herhaalde regel of valuta verklaart het verschil.',
  payoutCopyDossier: 'Kopieer voor de aanbieder',
  payoutDossierNote: 'De tekst bevat geen persoonsgegevens.',
  payoutDossier: (client, day) => `Uitbetaling aan klant ${client}, ${day}: die klopt niet`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: het rapport noemt ${stated}, de regels komen op ${computed}, verschil ${difference}`,
  payoutDossierRow: (place) => `Regel ${place}`,
  payoutDossierCounts: (rows, digest) => `Transacties: ${rows}. SHA-256 van het rapport: ${digest}`,
}
