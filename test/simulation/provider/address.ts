/** Where the simulated provider is. */
export const providerUrl = 'https://provider.example'
