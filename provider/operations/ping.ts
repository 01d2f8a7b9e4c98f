/** Ping: answers when the service is there. It asks for no credentials. */
export function ping(): Promise<string> {
  return Promise.resolve('Pong')
}
