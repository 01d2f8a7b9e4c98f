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

/** Dutch, for one act on many orders. */
export const texts: BatchWords = {
  // What is done
  batchTitle: 'Meerdere bestellingen wijzigen',
  batchWhat: 'Wat moet er gebeuren',
  batchKind: words<BatchKind>({
    deliver: 'Geheel leveren',
    'deliver-rest': 'De rest leveren',
    extend: 'Laatste dag verschuiven',
    cancel: 'Annuleren',
    credit: 'Geheel crediteren',
    metadata: 'Metadata instellen',
  }),
  batchKindText: words<BatchKind>({
    deliver: 'Bestellingen die nog geen levering hebben.',
    'deliver-rest': 'Wat van elke bestelling over is.',
    extend: 'Eén nieuwe laatste dag voor elke bestelling.',
    cancel: 'Open bestellingen in hun geheel.',
    credit: 'Elke regel van elke levering die kan worden gecrediteerd.',
    metadata: 'Eén sleutel van elke bestelling; de andere blijven.',
  }),
  batchDeliver: (count) => (count === 1 ? '1 bestelling leveren' : `${count} bestellingen leveren`),
  batchDeliverRest: (count) =>
    count === 1 ? 'De rest van 1 bestelling leveren' : `De rest van ${count} bestellingen leveren`,
  batchExtend: (count) =>
    count === 1
      ? 'Laatste dag van 1 bestelling verschuiven'
      : `Laatste dag van ${count} bestellingen verschuiven`,
  batchCancel: (count) => (count === 1 ? '1 bestelling annuleren' : `${count} bestellingen annuleren`),
  batchCredit: (count) => (count === 1 ? '1 bestelling crediteren' : `${count} bestellingen crediteren`),
  batchMetadata: (count) =>
    count === 1 ? 'Metadata van 1 bestelling instellen' : `Metadata van ${count} bestellingen instellen`,
  batchOrders: (count) => (count === 1 ? '1 bestelling' : `${count} bestellingen`),
  batchNoKind: 'Kies wat er moet gebeuren.',
  batchDay: 'Nieuwe laatste dag',
  batchDayWrong: 'Voer een dag na vandaag in.',
  batchKey: 'Sleutel',
  batchValue: 'Waarde',
  batchKeyWrong: 'Voer een sleutel in.',
  batchWithoutId: (count) =>
    count === 1
      ? '1 geselecteerde bestelling valt af, omdat de lijst van de winkel er geen checkout-id van heeft:'
      : `${count} geselecteerde bestellingen vallen af, omdat de lijst van de winkel er geen checkout-id van heeft:`,
  batchNothingSent: 'Er wordt nog niets naar de betaaldienst gestuurd.',
  batchReview: (count) => (count === 1 ? '1 bestelling controleren' : `${count} bestellingen controleren`),
  batchMaking: 'Een ogenblik…',

  // Pasted numbers
  batchPaste: 'Bestelnummers plakken',
  batchPasteLabel: 'Eén nummer per regel',
  batchPasteHint: 'Checkout-id’s of bestelnummers van de winkel, als kolom uit een rekenblad.',
  batchLookUp: 'Nummers controleren',
  batchLookingUp: (done, all) => `${done} van ${all} nummers opgezocht…`,
  batchUnderstood: (count) =>
    count === 1 ? '1 bestelling is gevonden.' : `${count} bestellingen zijn gevonden.`,
  batchSkipped: (count) => (count === 1 ? '1 regel valt af' : `${count} regels vallen af`),
  batchNoted: (count) => (count === 1 ? '1 regel om te bekijken' : `${count} regels om te bekijken`),
  batchLine: (line) => `Regel ${line}`,
  batchFinding: words<FindingCode>({
    exponent: 'Het rekenblad heeft dit nummer afgerond. Maak van de kolom tekst en kopieer die opnieuw.',
    several: 'Meer dan één nummer. Zet elk nummer op een eigen regel.',
    unknown: 'Geen checkout-id en geen nummer uit de lijst van de winkel.',
    ambiguous: 'Dit is het nummer van de ene bestelling en de checkout-id van een andere.',
    'no-id': 'De lijst van de winkel heeft geen checkout-id van deze bestelling.',
    'not-asked': 'De lijst van de winkel antwoordde niet. Controleer de nummers opnieuw.',
    repeated: 'Dezelfde bestelling als op een eerdere regel. Ze telt één keer.',
    zeros: 'Niet in de lijst van de winkel: gelezen als checkout-id, zonder voorloopnullen.',
    'as-id': 'Niet in de lijst van de winkel: gelezen als checkout-id.',
  }),
  batchGoOn: (count) => (count === 1 ? 'Verder met 1 bestelling' : `Verder met ${count} bestellingen`),

  // The review
  batchReading: (done, all) => `${done} van ${all} bestellingen zijn gecontroleerd.`,
  batchProgress: 'Voortgang',
  batchNothing: 'Geen van deze bestellingen kan zo worden gewijzigd.',
  batchCannot: (count) =>
    count === 1
      ? '1 bestelling kan zo niet worden gewijzigd en valt af. De reden staat hieronder.'
      : `${count} bestellingen kunnen zo niet worden gewijzigd en vallen af. De redenen staan hieronder.`,
  batchFinal: 'Dit kan niet ongedaan worden gemaakt.',
  batchAbout: 'Wijziging',
  batchNewDay: (day) => `Nieuwe laatste dag: ${day}`,
  batchNewValue: (key, value) => `${key}: ${value}`,
  batchMade: 'Voorbereid door',
  batchStarted: 'Gestart door',

  // While it runs
  batchState: words<BatchState>({
    reading: 'Wordt gecontroleerd',
    ready: 'Klaar om te starten',
    waiting: 'Wacht',
    running: 'Bezig',
    paused: 'Onderbroken',
    ended: 'Afgerond',
    stopped: 'Gestopt',
  }),
  batchPaused: words<BatchPause>({
    'by-user': 'Er wordt niets meer gestuurd tot het wordt hervat.',
    'session-ended': 'De sessie van wie het startte, is beëindigd. Hervat het om op uw naam verder te gaan.',
    'provider-fails': 'De betaaldienst faalde keer op keer. Hervat het zodra die weer antwoordt.',
  }),
  batchWaiting: 'Het begint als andere reeksen klaar zijn.',
  batchWaitsUntil: (time) => `De volgende bestelling wordt geprobeerd om ${time}.`,
  batchLost: 'Geen verbinding. Het werk gaat door en deze pagina blijft proberen te verbinden.',
  batchGoesOn: 'U kunt dit sluiten. Het werk gaat door.',
  batchCommand: words<Exclude<BatchCommand, 'start'>>({
    pause: 'Onderbreken',
    resume: 'Hervatten',
    stop: 'Definitief stoppen',
  }),
  batchStop: 'Stoppen…',
  batchStopText: (count) =>
    count === 1
      ? '1 bestelling is nog niet gewijzigd. Ze blijft zoals ze is en u kunt niet hervatten.'
      : `${count} bestellingen zijn nog niet gewijzigd. Ze blijven zoals ze zijn en u kunt niet hervatten.`,
  batchKeep: 'Niet stoppen',

  // What became of the orders
  batchItemState: words<BatchItemState>({
    unread: 'Nog niet gecontroleerd',
    ready: 'Klaar',
    cannot: 'Niet mogelijk',
    sent: 'Onderweg',
    done: 'Gedaan',
    refused: 'Geweigerd',
    unknown: 'Onbekend',
    left: 'Niet gewijzigd',
  }),
  batchObstacle: words<BatchObstacle>({
    'order-partly-delivered': 'Een deel ervan is al geleverd.',
    'nothing-left': 'Er is niets van over.',
  }),
  batchUnknownText:
    'Het antwoord van de betaaldienst ging verloren. Open elke bestelling: daar staat of de wijziging is gedaan. Doe haar alleen opnieuw als ze daar ontbreekt.',
  batchShowAll: (count) => `Alle ${count} tonen`,
  batchOutcome: 'Resultaat',
  batchWhy: 'Reden',
  batchCopy: 'Kopieer wat niet is gedaan',

  // What the edge refuses
  batchProblem: words<BatchProblem>({
    'batch-state': 'De reeks is intussen verder',
    'batches-too-many': 'Te veel reeksen zijn niet afgerond',
    'order-repeated': 'Een bestelling staat twee keer in de lijst',
  }),
  batchProblemText: words<BatchProblem>({
    'batch-state': 'Bekijk hieronder de stand: dit kan er niet meer mee.',
    'batches-too-many': 'Rond er een af of stop er een, en probeer het opnieuw.',
    'order-repeated': 'Laat de tweede weg en controleer de bestellingen opnieuw.',
  }),

  // The batches
  batchList: 'Meerdere bestellingen tegelijk',
  batchListAll: (count, days) =>
    count === 1
      ? `1 afgeronde reeks van de laatste ${days} dagen tonen`
      : `${count} afgeronde reeksen van de laatste ${days} dagen tonen`,
  batchUnknown: (count) => (count === 1 ? '1 onbekend' : `${count} onbekend`),
  batchSettled: (done, all) => `${done} van ${all}`,
  batchTakeUp: 'Weer oppakken',
  batchShow: 'Tonen',
}
