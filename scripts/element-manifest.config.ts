/** The analyzer's own default writes its folder into package.json, which names the manifest of the build already. */
export default { packagejson: false }
