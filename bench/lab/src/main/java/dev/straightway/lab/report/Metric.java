package dev.straightway.lab.report;

import java.util.List;
import java.util.function.ToDoubleFunction;

import dev.straightway.lab.trial.Trial;

/**
 * One column of the table.
 *
 * @param name its head
 * @param unit its unit
 * @param format how a value is printed
 * @param value its value in a trial; negative where it is unknown
 */
record Metric(String name, String unit, String format, ToDoubleFunction<Trial> value) {

    static final List<Metric> ALL = List.of(
            new Metric("requests", "1/s", "%,.0f", Trial::requestsPerSecond),
            new Metric("p50", "µs", "%,.0f", Trial::p50Micros),
            new Metric("p99", "µs", "%,.0f", Trial::p99Micros),
            new Metric("user CPU", "µs/req", "%.2f", Trial::userMicrosPerRequest),
            new Metric("sys CPU", "µs/req", "%.2f", Trial::systemMicrosPerRequest),
            new Metric("allocated", "B/req", "%,.0f", Trial::bytesPerRequest),
            new Metric("start CPU", "ms", "%,.0f", trial -> trial.startUpCpuMillis()),
            new Metric("RSS", "MiB", "%,.0f", trial -> trial.residentKib() < 0 ? -1 : trial.residentKib() / 1024.0));
}
