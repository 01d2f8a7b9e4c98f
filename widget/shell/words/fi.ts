import { words } from '../../locales/languages.ts'
import type { FrameWords } from './en.ts'

/** Finnish, for what the frame and several desks share. */
export const texts: FrameWords = {
  // The frame
  desks: 'Näkymät',
  desksOpening: 'Avataan…',
  desksName: words<'order' | 'orders' | 'reports' | 'credit' | 'changes'>({
    order: 'Tilaus',
    orders: 'Tilaukset',
    reports: 'Tilitykset',
    credit: 'Luottotilaukset',
    changes: 'Muutokset',
  }),
  desksOrder: (id) => `Tilaus ${id}`,
  desksUnsaved: (count) => (count === 1 ? '1 tallentamaton muutos' : `${count} tallentamatonta muutosta`),
  desksOrderNumber: 'Tilauksen checkout-tunnus',
  desksOpen: 'Avaa',
  desksFind: 'Etsi',
  desksFindHeld: 'Ctrl',
  desksNoNumber: 'Anna tilauksen checkout-tunnuksen numerot.',
  desksNoOrder: 'Avaa tilaus antamalla sen checkout-tunnus.',
  desksNoOrderFind: 'Mitään tilausta ei ole avattu. Etsi tilaus jollakin sen numerolla.',
  desksBack: words<'orders' | 'reports' | 'credit' | 'changes'>({
    orders: 'Takaisin tilauksiin',
    reports: 'Takaisin tilitykseen',
    credit: 'Takaisin luottotilauksiin',
    changes: 'Takaisin muutoksiin',
  }),
  desksPrevious: 'Edellinen',
  desksNext: 'Seuraava',
  desksPlace: (at, of) => `${at}/${of}`,
  desksPlaceAlone: (at) => `Nro ${at}`,
  desksList: words<'changed' | 'failed'>({
    changed: 'Luettelo on muuttunut: tilaus ei ollut enää siinä. Jatketaan siitä, mitä siinä on nyt.',
    failed: 'Seuraavia tilauksia ei voitu hakea. Yritä uudelleen painamalla vielä kerran.',
  }),
  desksListGone: (id) => `Tilaus ${id} ei ole enää luettelossa.`,
  desksLeave: (id) => `Poistutaanko tilauksesta ${id}?`,
  desksLeaveText: (count) =>
    count === 1
      ? 'Yhtä muutosta ei ole tallennettu, ja se menetetään.'
      : `${count} muutosta ei ole tallennettu, ja ne menetetään.`,
  desksStay: 'Pysy tässä',
  desksLeaveNow: 'Poistu tallentamatta',

  // The columns of a table
  columns: 'Sarakkeet',
  columnsTitle: 'Valitse sarakkeet',
  columnEmpty: 'millään rivillä ei ole arvoa',
  columnUp: (column) => `Siirrä ylös: ${column}`,
  columnDown: (column) => `Siirrä alas: ${column}`,
  columnsUsual: 'Tavalliset sarakkeet',

  // Why somebody writes
  whyAdd: 'Lisää syy',
  whyTitle: 'Syy ja muistiinpano',
  whyReason: 'Syy',
  whyNote: 'Sisäinen muistiinpano',
  whyHint: 'Tallentuu historiaan työtovereita varten. Älä kirjoita mitään asiakkaasta.',
  whyMissing: 'Anna syy.',
  whyWrong:
    'Tätä ei voi tallentaa: se näyttää henkilötiedolta tai salaisuudelta, tai siinä on kiellettyjä merkkejä.',
}
