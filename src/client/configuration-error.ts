/** For the integrator: an attribute or option that can't work. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError' as const;
}
