package dev.straightway.deployment.quarkus;

import java.util.Random;

/** Makes requests of a seed, whole and broken ones, each as it is sent. */
final class RandomRequests {

    /** In the head of a request whose body doesn't come. */
    static final String NEVER_WHOLE = "Content-Length: 99999999";
    private static final String[] METHODS = { "GET", "GET", "GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD",
            "OPTIONS", "PATCH", "FOO", "get" };
    private static final String[] TARGETS = { "/plain", "/plain", "/plain", "/plain/", "/plain/one", "/plain/one?two=2",
            "/plain/one?two=a%20b&two=3", "/plain/one?two=%zz", "/plain/one?two=a|b", "/plain/one?", "/plain/o%6Ee",
            "/plain/o%2Fe", "/plain;a=b/one", "/plain/../plain/one", "/plain//one", "/plain/./one", "/plain/.one", "//plain",
            "/plain/one#two", "/plain/\u00e4", "/PLAIN", "/nothing", "/", "*", "plain", "http://localhost/plain",
            "/plain/void", "/plain/moved", "/plain/missing", "/plain/worker", "/plain/later", "/plain/asked?a=1&a=2",
            "/plain/one two",
            "/plain/" + "long".repeat(300), "/plain/fails", "/q/health", "/located/one",
            "/located/one", "/located/two/", "/located/none", "/located/other?a=b", "/located/one/more" };
    private static final String[] VERSIONS = { "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1",
            "HTTP/1.1", "HTTP/1.0", "HTTP/1.2", "HTTX" };
    private static final String[] HOSTS = { "Host: localhost", "Host: localhost", "Host: localhost", "Host: localhost",
            "Host: localhost:8081", "host: LOCALHOST", "Host: [::1]:80", "Host: ", "Host: a b", "Host: a:b:c", "X: none" };
    private static final String[] FIELDS = { "Accept: application/json", "Accept: text/plain", "Accept: */*",
            "Accept: image/png", "Accept: application/json;q=0", "Accept: text/plain\r\nAccept: application/json",
            "Accept: text/*;q=0.1, application/json", "Accept: ", "Accept: nonsense", "Connection: close",
            "Connection: keep-alive", "Cookie: a=b", "Expect: 100-continue", "Expect: more", "X-Asked: one",
            "X-Asked: one\r\nX-Asked: two", "Upgrade: websocket\r\nConnection: Upgrade", "Content-Type: text/plain",
            "Content-Type: application/json", "Content-Type: application/json;charset=utf-8", "Content-Type: nonsense",
            "X-Forwarded-Host: elsewhere", "X-HTTP-Method-Override: DELETE", "Accept-Encoding: gzip", "A b: c", ": c" };
    private static final String[] BODIES = { "{\"first\":\"Bob\",\"last\":\"Builder\"}", "{\"first\":\"Bob\"}", "{}", "[]",
            "{\"first\":", "null", "text", "" };

    private final Random random;

    RandomRequests(long seed) {
        random = new Random(seed);
    }

    String next() {
        StringBuilder request = new StringBuilder();
        request.append(one(METHODS)).append(' ').append(one(TARGETS)).append(' ').append(one(VERSIONS)).append("\r\n")
                .append(one(HOSTS)).append("\r\n");
        for (int fields = random.nextInt(4); fields > 0; fields--) {
            request.append(one(FIELDS)).append("\r\n");
        }
        return request.append(body(request.charAt(0) == 'P' || random.nextInt(8) == 0)).toString();
    }

    /** What ends the head, and what comes behind it. */
    private String body(boolean usual) {
        if (!usual) {
            return "\r\n";
        }
        String body = one(BODIES);
        String type = random.nextInt(4) == 0 ? "" : "Content-Type: application/json\r\n";
        return type + switch (random.nextInt(9)) {
            case 0 -> "Transfer-Encoding: chunked\r\n\r\n"
                    + (body.isEmpty() ? "" : Integer.toHexString(body.length()) + "\r\n" + body + "\r\n") + "0\r\n\r\n";
            case 1 -> NEVER_WHOLE + "\r\n\r\n" + body;
            case 2 -> "Content-Length: one\r\n\r\n" + body;
            default -> "Content-Length: " + body.length() + "\r\n\r\n" + body;
        };
    }

    private String one(String[] among) {
        return among[random.nextInt(among.length)];
    }
}
