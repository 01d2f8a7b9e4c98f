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

/** Norwegian (Bokmål), for one act on many orders. */
export const texts: BatchWords = {
  // What is done
  batchTitle: 'Endre flere ordrer',
  batchWhat: 'Hva skal gjøres',
  batchKind: words<BatchKind>({
    deliver: 'Lever hele',
    'deliver-rest': 'Lever resten',
    extend: 'Flytt siste dag',
    cancel: 'Kanseller',
    credit: 'Krediter hele',
    metadata: 'Sett metadata',
  }),
  batchKindText: words<BatchKind>({
    deliver: 'Ordrer som ikke har noen levering ennå.',
    'deliver-rest': 'Det som er igjen av hver ordre.',
    extend: 'Én ny siste dag for hver ordre.',
    cancel: 'Åpne ordrer, i sin helhet.',
    credit: 'Hver rad i hver levering som kan krediteres.',
    metadata: 'Én nøkkel i hver ordre; de andre nøklene blir stående.',
  }),
  batchDeliver: (count) => (count === 1 ? 'Lever 1 ordre' : `Lever ${count} ordrer`),
  batchDeliverRest: (count) => (count === 1 ? 'Lever resten av 1 ordre' : `Lever resten av ${count} ordrer`),
  batchExtend: (count) =>
    count === 1 ? 'Flytt siste dag for 1 ordre' : `Flytt siste dag for ${count} ordrer`,
  batchCancel: (count) => (count === 1 ? 'Kanseller 1 ordre' : `Kanseller ${count} ordrer`),
  batchCredit: (count) => (count === 1 ? 'Krediter 1 ordre' : `Krediter ${count} ordrer`),
  batchMetadata: (count) => (count === 1 ? 'Sett metadata i 1 ordre' : `Sett metadata i ${count} ordrer`),
  batchOrders: (count) => (count === 1 ? '1 ordre' : `${count} ordrer`),
  batchNoKind: 'Velg hva som skal gjøres.',
  batchDay: 'Ny siste dag',
  batchDayWrong: 'Angi en dag etter i dag.',
  batchKey: 'Nøkkel',
  batchValue: 'Verdi',
  batchKeyWrong: 'Angi en nøkkel.',
  batchWithoutId: (count) =>
    count === 1
      ? '1 valgt ordre utelates, fordi butikkens liste mangler checkout-ID for den:'
      : `${count} valgte ordrer utelates, fordi butikkens liste mangler checkout-ID for dem:`,
  batchNothingSent: 'Ingenting sendes til betalingstjenesten ennå.',
  batchReview: (count) => (count === 1 ? 'Kontroller 1 ordre' : `Kontroller ${count} ordrer`),
  batchMaking: 'Et øyeblikk…',

  // Pasted numbers
  batchPaste: 'Lim inn ordrenumre',
  batchPasteLabel: 'Ett nummer på hver linje',
  batchPasteHint: 'Checkout-ID-er eller butikkens ordrenumre, som en kolonne fra et regneark.',
  batchLookUp: 'Kontroller numrene',
  batchLookingUp: (done, all) => `${done} av ${all} numre er slått opp…`,
  batchUnderstood: (count) => (count === 1 ? '1 ordre ble funnet.' : `${count} ordrer ble funnet.`),
  batchSkipped: (count) => (count === 1 ? '1 linje utelates' : `${count} linjer utelates`),
  batchNoted: (count) => (count === 1 ? '1 linje å se på' : `${count} linjer å se på`),
  batchLine: (line) => `Linje ${line}`,
  batchFinding: words<FindingCode>({
    exponent: 'Regnearket har avrundet nummeret. Formater kolonnen som tekst, og kopier den på nytt.',
    several: 'Mer enn ett nummer. Skriv hvert nummer på en egen linje.',
    unknown: 'Verken en checkout-ID eller et nummer i butikkens liste.',
    ambiguous: 'Det er nummeret til én ordre og checkout-ID-en til en annen.',
    'no-id': 'Butikkens liste mangler checkout-ID for ordren.',
    'not-asked': 'Butikkens liste svarte ikke. Kontroller numrene på nytt.',
    repeated: 'Samme ordre som på en tidligere linje. Den telles én gang.',
    zeros: 'Ikke i butikkens liste: tolkes som checkout-ID, uten nullene foran.',
    'as-id': 'Ikke i butikkens liste: tolkes som checkout-ID.',
  }),
  batchGoOn: (count) => (count === 1 ? 'Fortsett med 1 ordre' : `Fortsett med ${count} ordrer`),

  // The review
  batchReading: (done, all) => `${done} av ${all} ordrer er kontrollert.`,
  batchProgress: 'Framdrift',
  batchNothing: 'Ingen av ordrene kan endres på denne måten.',
  batchCannot: (count) =>
    count === 1
      ? '1 ordre kan ikke endres på denne måten og utelates. Årsaken står nedenfor.'
      : `${count} ordrer kan ikke endres på denne måten og utelates. Årsakene står nedenfor.`,
  batchFinal: 'Det kan ikke angres.',
  batchAbout: 'Endring',
  batchNewDay: (day) => `Ny siste dag: ${day}`,
  batchNewValue: (key, value) => `${key}: ${value}`,
  batchMade: 'Forberedt av',
  batchStarted: 'Startet av',

  // While it runs
  batchState: words<BatchState>({
    reading: 'Kontrolleres',
    ready: 'Klar til start',
    waiting: 'Venter',
    running: 'Pågår',
    paused: 'Satt på pause',
    ended: 'Ferdig',
    stopped: 'Stoppet',
  }),
  batchPaused: words<BatchPause>({
    'by-user': 'Ingenting mer sendes før det gjenopptas.',
    'session-ended': 'Økten til den som startet, ble avsluttet. Gjenoppta for å fortsette i ditt navn.',
    'provider-fails': 'Betalingstjenesten feilet gang på gang. Gjenoppta når den virker igjen.',
  }),
  batchWaiting: 'Det starter når andre kjøringer er ferdige.',
  batchWaitsUntil: (time) => `Neste forsøk på en ordre er ${time}.`,
  batchLost: 'Ingen forbindelse. Arbeidet fortsetter, og siden prøver å koble til igjen.',
  batchGoesOn: 'Du kan lukke dette. Arbeidet fortsetter.',
  batchCommand: words<Exclude<BatchCommand, 'start'>>({
    pause: 'Sett på pause',
    resume: 'Gjenoppta',
    stop: 'Stopp for godt',
  }),
  batchStop: 'Stopp…',
  batchStopText: (count) =>
    count === 1
      ? '1 ordre er ikke endret ennå. Den blir som den er, og du kan ikke gjenoppta.'
      : `${count} ordrer er ikke endret ennå. De blir som de er, og du kan ikke gjenoppta.`,
  batchKeep: 'Ikke stopp',

  // What became of the orders
  batchItemState: words<BatchItemState>({
    unread: 'Ikke kontrollert',
    ready: 'Klar',
    cannot: 'Ikke mulig',
    sent: 'På vei',
    done: 'Utført',
    refused: 'Avvist',
    unknown: 'Ukjent',
    left: 'Ikke endret',
  }),
  batchObstacle: words<BatchObstacle>({
    'order-partly-delivered': 'En del av den er allerede levert.',
    'nothing-left': 'Det er ingenting igjen av den.',
  }),
  batchUnknownText:
    'Svaret fra betalingstjenesten gikk tapt. Åpne hver ordre: Den viser om endringen ble gjort. Gjør den bare på nytt hvis den mangler der.',
  batchShowAll: (count) => `Vis alle ${count}`,
  batchOutcome: 'Utfall',
  batchWhy: 'Årsak',
  batchCopy: 'Kopier det som ikke ble gjort',

  // What the edge refuses
  batchProblem: words<BatchProblem>({
    'batch-state': 'Kjøringen har kommet videre',
    'batches-too-many': 'For mange kjøringer er ikke avsluttet',
    'order-repeated': 'En ordre står to ganger i listen',
  }),
  batchProblemText: words<BatchProblem>({
    'batch-state': 'Se tilstanden nedenfor: Dette kan ikke lenger gjøres.',
    'batches-too-many': 'Avslutt eller stopp en av dem, og prøv igjen.',
    'order-repeated': 'Fjern den ene, og kontroller ordrene på nytt.',
  }),

  // The batches
  batchList: 'Flere ordrer på én gang',
  batchListAll: (count, days) =>
    count === 1
      ? `Vis 1 ferdig kjøring fra de siste ${days} dagene`
      : `Vis ${count} ferdige kjøringer fra de siste ${days} dagene`,
  batchUnknown: (count) => (count === 1 ? '1 ukjent' : `${count} ukjente`),
  batchSettled: (done, all) => `${done} av ${all}`,
  batchTakeUp: 'Fortsett',
  batchShow: 'Vis',
}
