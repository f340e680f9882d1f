package dev.straightway.lab.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.files.WholeFile;
import dev.straightway.lab.report.page.Page;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results;
import io.quarkus.qute.Engine;
import io.quarkus.qute.HtmlEscaper;
import io.quarkus.qute.RawString;
import io.quarkus.qute.ReflectionValueResolver;
import io.quarkus.qute.Template;
import io.quarkus.qute.Variant;

/**
 * Writes one page that holds everything: figures, charts, their script and the results; only the flamegraphs and results.json
 * lie beside it. It can be read without JavaScript and needs no network.
 */
public final class Report {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String PAGE = "report.html";

    private Report() {
    }

    /**
     * @param folder where results.json and the flamegraphs lie; made where it isn't there
     * @return the page, report.html
     */
    public static Path write(Results results, Path folder) throws IOException {
        return WholeFile.write(folder.resolve(PAGE), html(results));
    }

    static String html(Results results) {
        Page page = Page.of(Reading.of(results));
        Engine engine = Engine.builder().addDefaults().addValueResolver(new ReflectionValueResolver())
                .addResultMapper(new HtmlEscaper(List.of(Variant.TEXT_HTML))).build();
        Template template = engine.parse(Resources.text(PAGE), Variant.forContentType(Variant.TEXT_HTML), PAGE);
        // So that it finds its own fragments.
        engine.putTemplate(PAGE, template);
        return template.data("page", page)
                .data("style", new RawString(Resources.text("report.css")))
                .data("library", new RawString(Embedded.script(Resources.echarts())))
                .data("script", new RawString(Embedded.script(Resources.text("report.js"))))
                .data("charts", new RawString(json(page.charts())))
                .data("results", new RawString(json(results))).render();
    }

    private static String json(Object value) {
        try {
            return Embedded.json(JSON.writeValueAsString(value));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("The results can't be written as JSON", e);
        }
    }
}
