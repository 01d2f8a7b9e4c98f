/** Ping: answers when the service is there. It asks for no credentials and of no merchant. */
export function ping(): string {
  return 'Pong'
}
