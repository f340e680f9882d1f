package dev.straightway.generator.hyperfoil;

import java.util.LinkedHashMap;
import java.util.Map;

import io.hyperfoil.api.statistics.StatisticsSnapshot;
import io.hyperfoil.http.statistics.HttpStats;

/** Turns Hyperfoil's counters into the words that the lab uses. */
final class Measurements {

    private Measurements() {
    }

    static Measured of(StatisticsSnapshot total, HttpStats http, long durationMillis) {
        return new Measured(total.responseCount, durationMillis * 1_000_000, total.histogram.getValueAtPercentile(50),
                total.histogram.getValueAtPercentile(99), total.histogram.getMaxValue(), -1, errors(total, http));
    }

    private static Map<String, Long> errors(StatisticsSnapshot total, HttpStats http) {
        int wrongStatus = http.status_3xx + http.status_4xx + http.status_5xx + http.status_other;
        Map<String, Long> errors = new LinkedHashMap<>();
        errors.put("connection", (long) total.connectionErrors);
        errors.put("timeout", (long) total.requestTimeouts);
        errors.put("internal", (long) total.internalErrors);
        errors.put("status", (long) wrongStatus);
        // Invalid are those with a wrong status and those with a wrong body.
        errors.put("body", Math.max(0L, total.invalid - wrongStatus));
        return errors;
    }
}
