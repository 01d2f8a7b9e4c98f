/** The OpenAPI description of the journal. Pure. */
import { journalKinds } from '../../shared/domain/journal/journal-kinds.ts'
import { historyOutcomes } from '../../shared/domain/order/history.enums.ts'
import { journalLimits, userLimits } from '../../shared/domain/values/limits.ts'
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { answer, inPath, named, type OperationMaker } from './makers.ts'
import { text } from './parameters.ts'

export function journalPaths(operation: OperationMaker) {
  return {
    '/api/v1/journal': {
      get: operation(
        {
          operationId: 'getJournal',
          summary: 'Who did what, over all orders, credit orders, closed days and sessions; newest first.',
          parameters: [
            ...journalFilters,
            { name: 'limit', in: 'query', schema: { type: 'integer', ...journalLimits.page } },
            {
              name: 'cursor',
              in: 'query',
              description: 'The `cursor` of the page before, with the same other parameters.',
              schema: text,
            },
          ],
        },
        { 200: answer('A page of it.', named('JournalPage')) },
      ),
    },
    '/api/v1/journal/export': {
      get: operation(
        {
          operationId: 'exportJournal',
          summary: 'The same as a file, of any length: a line for each entry.',
          description:
            'The last line has the number of entries: without it, the file was cut off. As NDJSON it is a ' +
            '`JournalEnd`, as CSV the record `end,<number>`.',
          parameters: [
            ...journalFilters,
            { name: 'format', in: 'query', schema: { enum: ['ndjson', 'csv'], default: 'ndjson' } },
          ],
        },
        {
          200: {
            description: 'The entries, newest first.',
            content: {
              'application/x-ndjson': { schema: { anyOf: [named('JournalEntry'), named('JournalEnd')] } },
              'text/csv': { schema: text },
            },
          },
        },
      ),
    },
    '/api/v1/journal/people/{id}': {
      get: operation(
        {
          operationId: 'getPerson',
          summary: 'What the journal keeps of a person: the name, and how many entries since when.',
          parameters: [inPath('id', { type: 'string', ...userLimits })],
        },
        { 200: answer('What is kept.', named('JournalPerson')) },
      ),
      delete: operation(
        {
          operationId: 'erasePerson',
          summary:
            "Takes a person's name out of everything that the edge keeps, and ends the person's sessions.",
          parameters: [
            inPath('id', { type: 'string', ...userLimits }),
            {
              name: 'pseudonym',
              in: 'query',
              description: 'Stands in the place of the name from then on.',
              schema: { type: 'string', ...journalLimits.pseudonym },
            },
          ],
        },
        { 204: { description: 'Taken out, or there was none.' } },
      ),
    },
  }
}

const journalFilters = [
  instantOf('from', 'The first day or instant.'),
  instantOf('to', 'The last day, or the instant after the last entry.'),
  {
    name: 'order',
    in: 'query',
    description: 'A CheckoutOrderId.',
    schema: { type: 'integer', format: 'int64' },
  },
  {
    name: 'user',
    in: 'query',
    description: 'The id of who did it.',
    schema: { type: 'string', ...userLimits },
  },
  {
    name: 'kind',
    in: 'query',
    description: 'Operations.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { enum: journalKinds } },
  },
  { name: 'outcome', in: 'query', schema: { enum: historyOutcomes } },
]

function instantOf(name: string, description: string): JsonObject {
  const schema = {
    anyOf: [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
    ],
  }
  return { name, in: 'query', description, schema }
}
