import type {
  BatchCommand,
  BatchItemState,
  BatchKind,
  BatchObstacle,
  BatchPause,
  BatchState,
} from '../../../../../shared/domain/batch/batch.enums.ts'
import { words } from '../../../../locales/languages.ts'
import type { BatchProblem, FindingCode } from '../orders-terms.ts'
import type { BatchWords } from './en.ts'

/** Finnish, for one act on many orders. */
export const texts: BatchWords = {
  // What is done
  batchTitle: 'Muuta useita tilauksia',
  batchWhat: 'Mitä tehdään',
  batchKind: words<BatchKind>({
    deliver: 'Toimita kokonaan',
    'deliver-rest': 'Toimita loput',
    extend: 'Siirrä viimeistä päivää',
    cancel: 'Peru',
    credit: 'Hyvitä kokonaan',
    metadata: 'Aseta metatieto',
  }),
  batchKindText: words<BatchKind>({
    deliver: 'Tilaukset, joilla ei vielä ole toimitusta.',
    'deliver-rest': 'Se, mitä kustakin tilauksesta on jäljellä.',
    extend: 'Yksi uusi viimeinen päivä kullekin tilaukselle.',
    cancel: 'Avoimet tilaukset kokonaan.',
    credit: 'Kunkin toimituksen kaikki rivit, jotka voi hyvittää.',
    metadata: 'Yksi avain kuhunkin tilaukseen; muut avaimet säilyvät.',
  }),
  batchDeliver: (count) => (count === 1 ? 'Toimita 1 tilaus' : `Toimita ${count} tilausta`),
  batchDeliverRest: (count) =>
    count === 1 ? 'Toimita 1 tilauksen loput' : `Toimita ${count} tilauksen loput`,
  batchExtend: (count) =>
    count === 1 ? 'Siirrä 1 tilauksen viimeistä päivää' : `Siirrä ${count} tilauksen viimeistä päivää`,
  batchCancel: (count) => (count === 1 ? 'Peru 1 tilaus' : `Peru ${count} tilausta`),
  batchCredit: (count) => (count === 1 ? 'Hyvitä 1 tilaus' : `Hyvitä ${count} tilausta`),
  batchMetadata: (count) =>
    count === 1 ? 'Aseta metatieto 1 tilaukseen' : `Aseta metatieto ${count} tilaukseen`,
  batchOrders: (count) => (count === 1 ? '1 tilaus' : `${count} tilausta`),
  batchNoKind: 'Valitse, mitä tehdään.',
  batchDay: 'Uusi viimeinen päivä',
  batchDayWrong: 'Anna päivä tämän päivän jälkeen.',
  batchKey: 'Avain',
  batchValue: 'Arvo',
  batchKeyWrong: 'Anna avain.',
  batchWithoutId: (count) =>
    count === 1
      ? '1 valittu tilaus jätetään pois, koska kaupan luettelossa ei ole sen checkout-tunnusta:'
      : `${count} valittua tilausta jätetään pois, koska kaupan luettelossa ei ole niiden checkout-tunnusta:`,
  batchNothingSent: 'Maksupalveluun ei lähetetä vielä mitään.',
  batchReview: (count) => (count === 1 ? 'Tarkista 1 tilaus' : `Tarkista ${count} tilausta`),
  batchMaking: 'Hetkinen…',

  // Pasted numbers
  batchPaste: 'Liitä tilausnumeroita',
  batchPasteLabel: 'Yksi numero kullekin riville',
  batchPasteHint: 'Checkout-tunnuksia tai kaupan tilausnumeroita taulukon sarakkeesta.',
  batchLookUp: 'Tarkista numerot',
  batchLookingUp: (done, all) => `Haettu ${done} / ${all} numeroa…`,
  batchUnderstood: (count) => (count === 1 ? '1 tilaus löytyi.' : `${count} tilausta löytyi.`),
  batchSkipped: (count) => (count === 1 ? '1 rivi jätetään pois' : `${count} riviä jätetään pois`),
  batchNoted: (count) => (count === 1 ? '1 rivi katsottavaksi' : `${count} riviä katsottavaksi`),
  batchLine: (line) => `Rivi ${line}`,
  batchFinding: words<FindingCode>({
    exponent: 'Taulukko on pyöristänyt numeron. Muotoile sarake tekstiksi ja kopioi se uudelleen.',
    several: 'Useampi kuin yksi numero. Kirjoita kukin omalle rivilleen.',
    unknown: 'Ei checkout-tunnus eikä kaupan luettelon numero.',
    ambiguous: 'Tämä on yhden tilauksen numero ja toisen checkout-tunnus.',
    'no-id': 'Kaupan luettelossa ei ole tilauksen checkout-tunnusta.',
    'not-asked': 'Kaupan luettelo ei vastannut. Tarkista numerot uudelleen.',
    repeated: 'Sama tilaus kuin aiemmalla rivillä. Se otetaan mukaan kerran.',
    zeros: 'Ei kaupan luettelossa: tulkitaan checkout-tunnukseksi ilman etunollia.',
    'as-id': 'Ei kaupan luettelossa: tulkitaan checkout-tunnukseksi.',
  }),
  batchGoOn: (count) => (count === 1 ? 'Jatka: 1 tilaus' : `Jatka: ${count} tilausta`),

  // The review
  batchReading: (done, all) => `${done} / ${all} tilausta on tarkistettu.`,
  batchProgress: 'Edistyminen',
  batchNothing: 'Mitään näistä tilauksista ei voi muuttaa näin.',
  batchCannot: (count) =>
    count === 1
      ? '1 tilausta ei voi muuttaa näin, ja se jätetään pois. Syy on alla.'
      : `${count} tilausta ei voi muuttaa näin, ja ne jätetään pois. Syyt ovat alla.`,
  batchFinal: 'Tätä ei voi kumota.',
  batchAbout: 'Muutos',
  batchNewDay: (day) => `Uusi viimeinen päivä: ${day}`,
  batchNewValue: (key, value) => `${key}: ${value}`,
  batchMade: 'Valmistellut',
  batchStarted: 'Käynnistänyt',

  // While it runs
  batchState: words<BatchState>({
    reading: 'Tarkistetaan',
    ready: 'Valmis käynnistettäväksi',
    waiting: 'Odottaa',
    running: 'Käynnissä',
    paused: 'Keskeytetty',
    ended: 'Valmis',
    stopped: 'Lopetettu',
  }),
  batchPaused: words<BatchPause>({
    'by-user': 'Mitään ei lähetetä, ennen kuin sitä jatketaan.',
    'session-ended': 'Käynnistäjän istunto päätettiin. Voit jatkaa omissa nimissäsi.',
    'provider-fails': 'Maksupalvelu epäonnistui kerta toisensa jälkeen. Jatka, kun se vastaa taas.',
  }),
  batchWaiting: 'Se alkaa, kun muut ajot ovat valmiita.',
  batchWaitsUntil: (time) => `Seuraavaa tilausta yritetään ${time}.`,
  batchLost: 'Ei yhteyttä. Työ jatkuu, ja sivu yrittää yhdistää uudelleen.',
  batchGoesOn: 'Voit sulkea tämän. Työ jatkuu.',
  batchCommand: words<Exclude<BatchCommand, 'start'>>({
    pause: 'Keskeytä',
    resume: 'Jatka',
    stop: 'Lopeta kokonaan',
  }),
  batchStop: 'Lopeta…',
  batchStopText: (count) =>
    count === 1
      ? '1 tilausta ei ole vielä muutettu. Se jää ennalleen, eikä ajoa voi jatkaa.'
      : `${count} tilausta ei ole vielä muutettu. Ne jäävät ennalleen, eikä ajoa voi jatkaa.`,
  batchKeep: 'Älä lopeta',

  // What became of the orders
  batchItemState: words<BatchItemState>({
    unread: 'Ei vielä tarkistettu',
    ready: 'Valmiina',
    cannot: 'Ei mahdollista',
    sent: 'Matkalla',
    done: 'Tehty',
    refused: 'Hylätty',
    unknown: 'Ei tiedossa',
    left: 'Ei muutettu',
  }),
  batchObstacle: words<BatchObstacle>({
    'order-partly-delivered': 'Osa siitä on jo toimitettu.',
    'nothing-left': 'Siitä ei ole mitään jäljellä.',
  }),
  batchUnknownText:
    'Maksupalvelun vastaus katosi. Avaa kukin tilaus: siitä näkyy, tehtiinkö muutos. Tee se uudelleen vain, jos se puuttuu sieltä.',
  batchShowAll: (count) => `Näytä kaikki ${count}`,
  batchOutcome: 'Tulos',
  batchWhy: 'Syy',
  batchCopy: 'Kopioi tekemättä jääneet',

  // What the edge refuses
  batchProblem: words<BatchProblem>({
    'batch-state': 'Ajo on jo edennyt',
    'batches-too-many': 'Liian monta ajoa on kesken',
    'order-repeated': 'Tilaus on luettelossa kahdesti',
  }),
  batchProblemText: words<BatchProblem>({
    'batch-state': 'Katso sen tila alta: tätä ei voi enää tehdä.',
    'batches-too-many': 'Vie jokin niistä loppuun tai pysäytä se ja yritä uudelleen.',
    'order-repeated': 'Jätä toinen pois ja tarkista tilaukset uudelleen.',
  }),

  // The batches
  batchList: 'Useita tilauksia kerralla',
  batchListAll: (count, days) =>
    count === 1
      ? `Näytä 1 valmis ajo viimeisten ${days} päivän ajalta`
      : `Näytä ${count} valmista ajoa viimeisten ${days} päivän ajalta`,
  batchUnknown: (count) => (count === 1 ? '1 ei tiedossa' : `${count} ei tiedossa`),
  batchSettled: (done, all) => `${done} / ${all}`,
  batchTakeUp: 'Palaa tähän',
  batchShow: 'Näytä',
}
