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

/** Danish, for one act on many orders. */
export const texts: BatchWords = {
  // What is done
  batchTitle: 'Ændr flere ordrer',
  batchWhat: 'Hvad skal der gøres',
  batchKind: words<BatchKind>({
    deliver: 'Lever hele',
    'deliver-rest': 'Lever resten',
    extend: 'Flyt sidste dag',
    cancel: 'Annuller',
    credit: 'Krediter hele',
    metadata: 'Sæt metadata',
  }),
  batchKindText: words<BatchKind>({
    deliver: 'Ordrer, der ikke har nogen levering endnu.',
    'deliver-rest': 'Det, der er tilbage af hver ordre.',
    extend: 'Én ny sidste dag for hver ordre.',
    cancel: 'Åbne ordrer i deres helhed.',
    credit: 'Hver række i hver levering, der kan krediteres.',
    metadata: 'Én nøgle i hver ordre; de andre nøgler bliver stående.',
  }),
  batchDeliver: (count) => (count === 1 ? 'Lever 1 ordre' : `Lever ${count} ordrer`),
  batchDeliverRest: (count) => (count === 1 ? 'Lever resten af 1 ordre' : `Lever resten af ${count} ordrer`),
  batchExtend: (count) =>
    count === 1 ? 'Flyt sidste dag for 1 ordre' : `Flyt sidste dag for ${count} ordrer`,
  batchCancel: (count) => (count === 1 ? 'Annuller 1 ordre' : `Annuller ${count} ordrer`),
  batchCredit: (count) => (count === 1 ? 'Krediter 1 ordre' : `Krediter ${count} ordrer`),
  batchMetadata: (count) => (count === 1 ? 'Sæt metadata i 1 ordre' : `Sæt metadata i ${count} ordrer`),
  batchOrders: (count) => (count === 1 ? '1 ordre' : `${count} ordrer`),
  batchNoKind: 'Vælg, hvad der skal gøres.',
  batchDay: 'Ny sidste dag',
  batchDayWrong: 'Angiv en dag efter i dag.',
  batchKey: 'Nøgle',
  batchValue: 'Værdi',
  batchKeyWrong: 'Angiv en nøgle.',
  batchWithoutId: (count) =>
    count === 1
      ? '1 valgt ordre udelades, fordi butikkens liste mangler dens checkout-id:'
      : `${count} valgte ordrer udelades, fordi butikkens liste mangler deres checkout-id:`,
  batchNothingSent: 'Intet sendes til udbyderen endnu.',
  batchReview: (count) => (count === 1 ? 'Kontrollér 1 ordre' : `Kontrollér ${count} ordrer`),
  batchMaking: 'Et øjeblik…',

  // Pasted numbers
  batchPaste: 'Indsæt ordrenumre',
  batchPasteLabel: 'Ét nummer på hver linje',
  batchPasteHint: 'Checkout-id’er eller butikkens ordrenumre, som en kolonne fra et regneark.',
  batchLookUp: 'Kontrollér numrene',
  batchLookingUp: (done, all) => `${done} af ${all} numre er slået op…`,
  batchUnderstood: (count) => (count === 1 ? '1 ordre blev fundet.' : `${count} ordrer blev fundet.`),
  batchSkipped: (count) => (count === 1 ? '1 linje udelades' : `${count} linjer udelades`),
  batchNoted: (count) => (count === 1 ? '1 linje at se på' : `${count} linjer at se på`),
  batchLine: (line) => `Linje ${line}`,
  batchFinding: words<FindingCode>({
    exponent: 'Regnearket har afrundet nummeret. Formatér kolonnen som tekst, og kopiér den igen.',
    several: 'Mere end ét nummer. Skriv hvert nummer på sin egen linje.',
    unknown: 'Hverken et checkout-id eller et nummer på butikkens liste.',
    ambiguous: 'Det er nummeret på én ordre og checkout-id for en anden.',
    'no-id': 'Butikkens liste mangler checkout-id for ordren.',
    'not-asked': 'Butikkens liste svarede ikke. Kontrollér numrene igen.',
    repeated: 'Samme ordre som på en tidligere linje. Den tælles én gang.',
    zeros: 'Ikke på butikkens liste: Tolkes som checkout-id uden de foranstillede nuller.',
    'as-id': 'Ikke på butikkens liste: Tolkes som checkout-id.',
  }),
  batchGoOn: (count) => (count === 1 ? 'Fortsæt med 1 ordre' : `Fortsæt med ${count} ordrer`),

  // The review
  batchReading: (done, all) => `${done} af ${all} ordrer er kontrolleret.`,
  batchProgress: 'Fremdrift',
  batchNothing: 'Ingen af ordrerne kan ændres på denne måde.',
  batchCannot: (count) =>
    count === 1
      ? '1 ordre kan ikke ændres på denne måde og udelades. Årsagen står nedenfor.'
      : `${count} ordrer kan ikke ændres på denne måde og udelades. Årsagerne står nedenfor.`,
  batchFinal: 'Det kan ikke fortrydes.',
  batchAbout: 'Ændring',
  batchNewDay: (day) => `Ny sidste dag: ${day}`,
  batchNewValue: (key, value) => `${key}: ${value}`,
  batchMade: 'Forberedt af',
  batchStarted: 'Startet af',

  // While it runs
  batchState: words<BatchState>({
    reading: 'Kontrolleres',
    ready: 'Klar til start',
    waiting: 'Venter',
    running: 'I gang',
    paused: 'Sat på pause',
    ended: 'Færdig',
    stopped: 'Stoppet',
  }),
  batchPaused: words<BatchPause>({
    'by-user': 'Der sendes ikke mere, før det genoptages.',
    'session-ended': 'Sessionen for den, der startede, blev afsluttet. Genoptag for at fortsætte i dit navn.',
    'provider-fails': 'Udbyderen fejlede gang på gang. Genoptag, når den svarer igen.',
  }),
  batchWaiting: 'Det starter, når andre kørsler er færdige.',
  batchWaitsUntil: (time) => `Næste forsøg på en ordre er ${time}.`,
  batchLost: 'Ingen forbindelse. Arbejdet fortsætter, og siden prøver at få forbindelse igen.',
  batchGoesOn: 'Du kan lukke dette. Arbejdet fortsætter.',
  batchCommand: words<Exclude<BatchCommand, 'start'>>({
    pause: 'Sæt på pause',
    resume: 'Genoptag',
    stop: 'Stop helt',
  }),
  batchStop: 'Stop dette…',
  batchStopText: (count) =>
    count === 1
      ? '1 ordre er ikke ændret endnu. Den forbliver, som den er, og du kan ikke genoptage.'
      : `${count} ordrer er ikke ændret endnu. De forbliver, som de er, og du kan ikke genoptage.`,
  batchKeep: 'Stop ikke',

  // What became of the orders
  batchItemState: words<BatchItemState>({
    unread: 'Ikke kontrolleret',
    ready: 'Klar',
    cannot: 'Ikke muligt',
    sent: 'På vej',
    done: 'Udført',
    refused: 'Afvist',
    unknown: 'Ukendt',
    left: 'Ikke ændret',
  }),
  batchObstacle: words<BatchObstacle>({
    'order-partly-delivered': 'En del af den er allerede leveret.',
    'nothing-left': 'Der er intet tilbage af den.',
  }),
  batchUnknownText:
    'Udbyderens svar gik tabt. Åbn hver ordre: Den viser, om ændringen blev foretaget. Foretag den kun igen, hvis den mangler der.',
  batchShowAll: (count) => `Vis alle ${count}`,
  batchOutcome: 'Udfald',
  batchWhy: 'Årsag',
  batchCopy: 'Kopiér det, der ikke blev gjort',

  // What the edge refuses
  batchProblem: words<BatchProblem>({
    'batch-state': 'Kørslen er nået videre',
    'batches-too-many': 'For mange kørsler er ikke afsluttet',
    'order-repeated': 'En ordre står to gange på listen',
  }),
  batchProblemText: words<BatchProblem>({
    'batch-state': 'Se dens tilstand nedenfor: Det kan ikke længere gøres.',
    'batches-too-many': 'Afslut eller stop en af dem, og prøv igen.',
    'order-repeated': 'Fjern den ene, og kontrollér ordrerne igen.',
  }),

  // The batches
  batchList: 'Flere ordrer på én gang',
  batchListAll: (count, days) =>
    count === 1
      ? `Vis 1 færdig kørsel fra de seneste ${days} dage`
      : `Vis ${count} færdige kørsler fra de seneste ${days} dage`,
  batchUnknown: (count) => (count === 1 ? '1 ukendt' : `${count} ukendte`),
  batchSettled: (done, all) => `${done} af ${all}`,
  batchTakeUp: 'Fortsæt',
  batchShow: 'Vis',
}
