/** The merchant as a whole: saved, brought back, and as a file. */
import * as z from 'zod/mini'
import { ok, refuse } from '../../shared/domain/values/result.ts'
import { sandboxMerchantOf } from '../merchant/stubs.ts'
import { AUTOMATIC } from '../simulation/snapshots.ts'
import { snapshotLimits } from '../simulation/snapshot-limits.ts'
import { commandEndpoint, sandboxEndpoint } from './endpoint.ts'

const path = '/sandbox/snapshots'
const NAME = /^[a-z0-9][a-z0-9._-]*$/

const newSnapshot = z.strictObject({
  name: z.string().check(
    z.maxLength(snapshotLimits.name),
    // Paths are read in lower case.
    z.regex(NAME, 'lower-case letters, digits, dots, dashes and underscores'),
    z.refine(
      (name) => !name.startsWith(AUTOMATIC),
      `a name that does not begin with ${AUTOMATIC}, as those before moves of the clock do`,
    ),
  ),
})

const snapshot = z.object({
  name: z.string(),
  /** When it was saved, by the system's clock. */
  at: z.string(),
  /** The time of the merchant's clock in it. */
  now: z.string(),
  orders: z.int(),
  /** Of its rows as text. */
  bytes: z.int(),
})

export const snapshotsEndpoints = [
  commandEndpoint({
    method: 'POST',
    path,
    summary: 'Saves the merchant as it is under a name, in place of an earlier snapshot with this name',
    body: newSnapshot,
    status: 201,
    answers: snapshot,
    refusals: ['snapshots-full', 'snapshot-too-large'],
    command: 'saveSnapshot',
    input: ({ body }) => ok(body),
  }),
  commandEndpoint({
    method: 'GET',
    path,
    summary: 'Lists the snapshots, oldest first, with those that were taken before moves of the clock',
    status: 200,
    answers: z.object({ snapshots: z.array(snapshot) }),
    command: 'readSnapshots',
    input: () => ok(undefined as never),
  }),
  commandEndpoint({
    method: 'POST',
    path: `${path}/{name}/restore`,
    summary: 'Brings the merchant back to a snapshot, with its clock',
    status: 204,
    refusals: ['snapshot-not-found'],
    command: 'restoreSnapshot',
    input: ({ names }) => ok({ name: names['name']! }),
  }),
  commandEndpoint({
    method: 'DELETE',
    path: `${path}/{name}`,
    summary: 'Deletes a snapshot',
    status: 204,
    refusals: ['snapshot-not-found'],
    command: 'deleteSnapshot',
    input: ({ names }) => ok({ name: names['name']! }),
  }),
  sandboxEndpoint({
    method: 'POST',
    path: '/sandbox/reset',
    summary: 'Brings the merchant back to how it began; the snapshots stay',
    status: 204,
    run: async ({ call, merchantId }) => {
      await sandboxMerchantOf(call.env, merchantId).reset()
      return ok(undefined)
    },
  }),
  sandboxEndpoint({
    method: 'GET',
    path: '/sandbox/export',
    summary: 'Sends the merchant as one file of JSON lines',
    status: 200,
    refusals: ['snapshot-too-large', 'transfers-busy'],
    run: async ({ call, merchantId }) => {
      const file = await sandboxMerchantOf(call.env, merchantId).exportFile()
      if (!file.ok) return file
      return new Response(file.value, {
        headers: {
          'Content-Type': 'application/x-ndjson; charset=utf-8',
          'Content-Disposition': `attachment; filename="merchant-${merchantId}.ndjson"`,
        },
      })
    },
  }),
  sandboxEndpoint({
    method: 'POST',
    path: '/sandbox/import',
    summary: 'Replaces the merchant by an exported file, with its clock',
    raw: true,
    refusals: ['import-refused', 'order-id-taken', 'transfers-busy'],
    status: 200,
    answers: z.object({ orders: z.int(), rows: z.int(), now: z.string() }),
    run: ({ call, merchantId }) => {
      const { body } = call.req.raw
      return body
        ? sandboxMerchantOf(call.env, merchantId).importFile(body)
        : refuse({ code: 'import-refused', reason: 'The file is empty.' })
    },
  }),
]
