/** Dotted IPv4, four octets 0-255, none with a leading zero (010 is 8 to some parsers). */
const octet = '(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])';
export const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);
