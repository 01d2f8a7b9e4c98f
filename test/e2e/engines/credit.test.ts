/** A credit order in each engine. */
import { inEachEngine } from '../../support/engines/each-engine.ts'
import { testCredit } from '../../support/journeys/credit.ts'

inEachEngine((desk) => testCredit(desk))
