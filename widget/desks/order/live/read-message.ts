import type { LiveMessage } from '../../../../shared/domain/order/live.ts'

/** A message of the edge; undefined for anything else, also for a type that a later release adds. */
export function readMessage(data: unknown): LiveMessage | undefined {
  try {
    const message = JSON.parse(String(data)) as LiveMessage
    switch (message.type) {
      case 'present':
        return Array.isArray(message.who) ? message : undefined
      case 'welcome':
        return typeof message.ticket === 'string' ? message : undefined
      case 'changed':
        return message
      case 'changed-at-provider':
        return typeof message.etag === 'string' ? message : undefined
      default:
        return undefined
    }
  } catch {
    return undefined
  }
}
