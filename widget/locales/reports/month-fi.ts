import type { ReportMonthWords } from './month-en.ts'

export const reportMonthFi: ReportMonthWords = {
  monthPrevious: 'Edellinen kuukausi',
  monthNext: 'Seuraava kuukausi',
  monthReading: (day) => `Luetaan päivää ${day}`,
  monthStop: 'Keskeytä',
  monthGoOn: (days) => (days === 1 ? 'Lue jäljellä oleva päivä' : `Lue jäljellä olevat ${days} päivää`),
  monthMissing: (days) => (days === 1 ? 'Lue puuttuva päivä' : `Lue puuttuvat ${days} päivää`),
  monthRead: (reports) =>
    reports === 1 ? 'Kuukausi on luettu: yksi raportti.' : `Kuukausi on luettu: ${reports} raporttia.`,
  monthAhead: 'ei päättynyt',
  monthUnread: 'ei luettu',
  monthNotReported: 'ei raporttia',
  monthBroken: 'vajaa raportti',
  monthFailed: 'lukeminen ei onnistunut',
  monthFailures: (days) =>
    days === 1 ? 'Yhden päivän raporttia ei voitu lukea.' : `${days} päivän raportteja ei voitu lukea.`,
  monthMarkDebt: 'velka',
  monthMarkRepeated: 'maksettu kahdesti',
  monthPaid: 'Tilitetty kuukauden aikana',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} päättyy velkaan ${closing}, mutta ${to} alkaa velasta ${opening}. Väliltä voi puuttua päivä.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Yksi tapahtuma on sekä päivän ${from} että päivän ${to} raportissa.`
      : `${count} tapahtumaa on sekä päivän ${from} että päivän ${to} raportissa.`,
  monthOpen: (day) => `Avaa ${day}`,
  monthFits: (links) =>
    links === 1
      ? 'Yksikään tapahtuma ei ole kahdessa raportissa, ja ainoa verrattavissa oleva loppuvelka on seuraavan raportin alkuvelka.'
      : `Yksikään tapahtuma ei ole kahdessa raportissa, ja jokainen loppuvelka on seuraavan raportin alkuvelka: ${links} verrattu.`,
  monthWithout: (days) =>
    days === 1 ? 'Yhdeltä päivältä ei ole raporttia.' : `${days} päivältä ei ole raporttia.`,
  monthGaps: (days) =>
    days === 1
      ? 'Yhtä päivää ei luettu: sen eri puolilla olevia päiviä ei verrata.'
      : `${days} päivää jäi lukematta: niiden eri puolilla olevia päiviä ei verrata.`,
}
