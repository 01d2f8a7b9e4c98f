/** Worlds: merchants that a sandbox opens while it runs, each with credentials, orders, clock and faults of its own. */
import * as z from 'zod/mini'
import { ok } from '../../shared/domain/values/result.ts'
import { isWorld } from '../auth/accounts.ts'
import { systemClock } from '../clock.ts'
import type { Env, MerchantAccount } from '../config.ts'
import { errorResponse } from '../http/errors.ts'
import { worldsOf } from '../merchant/directory-stubs.ts'
import { sandboxMerchantOf } from '../merchant/stubs.ts'
import { requestsOf } from '../recording/requests-stub.ts'
import { newWorld, type World, WORLD_BODY_LIMIT, worldOf } from '../simulation/worlds.ts'
import { randomWorldNumber, worldNumberOf } from '../world-id.ts'
import { sandboxEndpoint } from './endpoint.ts'

const path = '/sandbox/merchants'

const openedWorld = z.object({
  MerchantId: z.string(),
  Name: z.string(),
  ClientId: z.string(),
  ClientSecret: z.string(),
  SharedSecret: z.string(),
  SoapClients: z.array(z.object({ ClientNumber: z.int(), Username: z.string(), Password: z.string() })),
  /** When the world ends, ISO 8601 in UTC. */
  expires: z.string(),
})

export const worldEndpoints = [
  sandboxEndpoint({
    method: 'POST',
    path,
    summary: 'Opens a world: a new merchant with everything of its own',
    body: newWorld,
    status: 201,
    answers: openedWorld,
    refusals: ['too-many-worlds'],
    async run({ call, merchantId, body, bytes }) {
      if (isWorld(call.get('config'), merchantId)) {
        return errorResponse('authorization-refused', { Message: 'Only a configured merchant opens worlds.' })
      }
      if (bytes.byteLength > WORLD_BODY_LIMIT) {
        const refusals = [{ pointer: '', code: 'body-too-large', maximum: WORLD_BODY_LIMIT } as const]
        return errorResponse('request-invalid', { refusals })
      }
      const world = worldOf(body, merchantId, systemClock.now())
      const account = await openWorld(call.env, world)
      if (!account) return errorResponse('too-many-worlds')
      const { MerchantId, Name, ClientId, ClientSecret, SharedSecret, SoapClients } = account
      const expires = new Date(world.until).toISOString()
      return ok({ MerchantId, Name, ClientId, ClientSecret, SharedSecret, SoapClients, expires })
    },
  }),
  sandboxEndpoint({
    method: 'DELETE',
    path: `${path}/{MerchantId}`,
    summary: 'Ends a world that the caller opened, or is, and deletes what it stores',
    status: 204,
    refusals: ['address-not-found'],
    async run({ call, merchantId, ids }) {
      const asked = String(ids['MerchantId'])
      const number = worldNumberOf(asked)
      const worlds = worldsOf(call.env)
      const isEnded =
        number !== undefined &&
        (await worlds.hasWorld(number)) &&
        (await sandboxMerchantOf(call.env, asked).endWorld(merchantId))
      if (!isEnded) return errorResponse('address-not-found', { Message: 'The caller has no such world.' })
      await worlds.removeWorld(number)
      if (call.get('config').keepsRequests) await requestsOf(call.env, asked).forget()
      return ok(undefined)
    },
  }),
]

/** Opens the world with a free number. @returns its account; undefined if too many worlds are open */
async function openWorld(env: Env, world: World): Promise<MerchantAccount | undefined> {
  for (;;) {
    const number = randomWorldNumber()
    const added = await worldsOf(env).addWorld(number, world.until)
    if (added === 'full') return undefined
    const account = added === 'added' && (await sandboxMerchantOf(env, String(number)).openWorld(world))
    if (account) return account
  }
}
