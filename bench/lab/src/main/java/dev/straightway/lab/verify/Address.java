package dev.straightway.lab.verify;

/**
 * Where a server is asked.
 *
 * @param host a name or an address, IPv6 without brackets
 */
public record Address(String host, int port) {

    private static final String LOOPBACK = "127.0.0.1";

    /** {@return a place on this machine that no other one reaches} */
    public static Address loopback(int port) {
        return new Address(LOOPBACK, port);
    }

    /** {@return host and port as URLs have them} */
    public String authority() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }

    /** {@return what its URLs begin with, as {@code http://127.0.0.1:8080}} */
    public String url() {
        return "http://" + authority();
    }
}
