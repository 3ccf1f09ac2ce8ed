/** Whether this error of a TLS connection says that the other side showed a certificate that we do not believe. */
export const isUntrustedCertificate = (error: { code?: string }): boolean => /CERT|UNABLE_TO_VERIFY/.test(error.code ?? '');
