/** Callbacks, and the approval of pending orders, which raises one. */
import { ok } from '../../shared/domain/values/result.ts'
import { callbackMode, listedCallbacks, newCallbackMode } from '../simulation/callbacks.ts'
import { commandEndpoint } from './endpoint.ts'

const MODE = '/sandbox/callbacks/mode'

export const callbacksEndpoints = [
  commandEndpoint({
    method: 'GET',
    path: '/sandbox/callbacks',
    summary: 'Lists the last callbacks with their attempts, newest first',
    status: 200,
    answers: listedCallbacks,
    command: 'listCallbacks',
    input: () => ok(undefined),
  }),
  commandEndpoint({
    method: 'POST',
    path: '/sandbox/callbacks/{CallbackId}/resend',
    summary: 'Sends a callback now, once more if it is done already',
    status: 204,
    command: 'resendCallback',
    input: ({ ids }) => ok({ id: ids['CallbackId']! }),
  }),
  commandEndpoint({
    method: 'GET',
    path: MODE,
    summary: 'Tells how callbacks are delivered',
    status: 200,
    answers: callbackMode,
    command: 'readMode',
    input: () => ok(undefined),
  }),
  commandEndpoint({
    method: 'POST',
    path: MODE,
    summary: 'Delays, repeats, reverses or holds back callbacks; what is left out stays as it is',
    body: newCallbackMode,
    status: 200,
    answers: callbackMode,
    command: 'changeMode',
    input: ({ body }) => ok(body),
  }),
  commandEndpoint({
    method: 'POST',
    path: '/sandbox/credit-orders/{OrderId}/release',
    summary: 'Approves a pending order of SOAP, as the provider would',
    status: 204,
    command: 'releaseCreditOrder',
    input: ({ ids }) => ok({ OrderId: ids['OrderId']! }),
  }),
]
