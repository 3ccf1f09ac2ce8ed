/** True when a TLS connection failed because the certificate of the other side is not trusted. */
export const isUntrustedCertificate = (error: { code?: string }): boolean => /CERT|UNABLE_TO_VERIFY/.test(error.code ?? '');
