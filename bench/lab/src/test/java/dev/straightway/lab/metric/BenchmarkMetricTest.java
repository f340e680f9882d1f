package dev.straightway.lab.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Map;

import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.results.Results.MeasuredMetric;

class BenchmarkMetricTest {

    private static JsonNode json(String text) throws IOException {
        return new ObjectMapper().readTree(text);
    }

    @Test
    void findsTimeAndBytesInTheResultsOfJmh() throws IOException {
        assertThat(BenchmarkMetric.of(json("""
                {"primaryMetric": {"score": 1234.5, "scoreUnit": "ns/op"},
                 "secondaryMetrics": {"gc.alloc.rate": {"score": 1}, "gc.alloc.rate.norm": {"score": 2001.0}}}""")))
                .isEqualTo(Map.of("nanos", 1234.5, "bytes", 2001.0));
    }

    @Test
    void refusesResultsThatLackOne() throws IOException {
        JsonNode without = json("{\"primaryMetric\": {\"score\": \"NaN\"}}");
        assertThatThrownBy(() -> BenchmarkMetric.of(without)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The result of JMH has no number at /primaryMetric/score");
    }

    @Test
    void letsVerdictsRestOnTheTime() {
        assertThat(BenchmarkMetric.descriptions()).filteredOn(MeasuredMetric::primary).extracting(MeasuredMetric::name)
                .containsExactly("nanos");
    }
}
