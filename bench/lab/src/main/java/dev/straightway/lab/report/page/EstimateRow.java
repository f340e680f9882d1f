package dev.straightway.lab.report.page;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.straightway.lab.report.reading.Estimate;

/** What a chart takes of an estimate. */
final class EstimateRow {

    private EstimateRow() {
    }

    /** {@return the value with its text, and the interval if there is one} */
    static Map<String, Object> of(Estimate estimate) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("value", estimate.value());
        row.put("text", estimate.text());
        if (estimate.hasInterval()) {
            row.put("low", estimate.low());
            row.put("high", estimate.high());
        }
        return row;
    }
}
