package dev.straightway.lab.load;

import java.util.Map;

/**
 * Writes the Lua script of a load for wrk. It prints what was measured as one line of JSON after {@link #MARK}, since wrk's
 * own text rounds its figures; when it verifies, each thread counts the answers that differ in status or body.
 */
final class WrkScript {

    static final String MARK = "LAB-RESULT ";

    private static final String PIPELINED = """
            local batch
            init = function()
              batch = string.rep(wrk.format(), %d)
            end
            request = function() return batch end
            """;

    private static final String VERIFYING = """
            local expected = %s
            wrong = 0
            setup = function(thread) table.insert(threads, thread) end
            response = function(status, headers, body)
              if status ~= 200 or body ~= expected then wrong = wrong + 1 end
            end
            """;

    private static final String DONE = """
            done = function(summary, latency, requests)
              local wrong = 0
              for _, thread in ipairs(threads) do wrong = wrong + thread:get("wrong") end
              local e = summary.errors
              io.write(string.format('%s{"requests":%%d,"micros":%%d,"p50":%%d,"p99":%%d,"connect":%%d,"read":%%d,' ..
                '"write":%%d,"status":%%d,"timeout":%%d,"body":%%d}\\n', summary.requests, summary.duration,
                latency:percentile(50), latency:percentile(99), e.connect, e.read, e.write, e.status, e.timeout, wrong))
            end
            """;

    private WrkScript() {
    }

    static String of(LoadRequest request, boolean verifying) {
        StringBuilder script = new StringBuilder("local threads = {}\n");
        script.append("wrk.method = ").append(quote(request.scenario().name())).append('\n');
        for (Map.Entry<String, String> header : request.scenario().headers().entrySet()) {
            script.append("wrk.headers[").append(quote(header.getKey())).append("] = ").append(quote(header.getValue()))
                    .append('\n');
        }
        if (request.scenario().body() != null) {
            script.append("wrk.body = ").append(quote(request.scenario().body())).append('\n');
        }
        if (request.load().pipelining() > 1) {
            script.append(PIPELINED.formatted(request.load().pipelining()));
        }
        if (verifying) {
            script.append(VERIFYING.formatted(quote(request.scenario().expected())));
        }
        return script.append(DONE.formatted(MARK)).toString();
    }

    private static String quote(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
