package dev.straightway.deployment.report;

import java.util.List;
import java.util.stream.Collectors;

import dev.straightway.deployment.report.BuildReport.JsonReadReport;
import dev.straightway.deployment.report.BuildReport.JsonReport;
import dev.straightway.deployment.report.BuildReport.ThreadsReport;
import dev.straightway.deployment.report.EndpointReport.ParameterReport;

/** Prints the report for people. */
final class Markdown {

    private Markdown() {
    }

    static String of(ThreadsReport threads, List<EndpointReport> endpoints) {
        StringBuilder text = new StringBuilder("# Endpoints\n\n");
        text.append(endpoints.size()).append(endpoints.size() == 1 ? " route.\n\n" : " routes.\n\n");
        text.append(threads.proven()).append(" of ").append(threads.plain())
                .append(" plain routes proven non-blocking.\n\n");
        text.append("| Method | Path | Thread | Writer | Resource method |\n|---|---|---|---|---|\n");
        endpoints.forEach(endpoint -> text.append(row(endpoint)));
        endpoints.forEach(endpoint -> text.append(section(endpoint)));
        return text.toString();
    }

    /** {@return who writes and reads the beans of each class; empty where no route does} */
    static String of(List<JsonReport> written, List<JsonReadReport> read) {
        return table("## JSON\n\n| Class | Written by",
                written.stream().map(bean -> List.of(code(bean.type()), bean.writer(), bars(bean.why()))).toList())
                + table((written.isEmpty() ? "## JSON\n\n" : "") + "| Class | Read by",
                        read.stream().map(bean -> List.of(code(bean.type()), bean.reader(), bars(bean.why()))).toList());
    }

    private static String table(String head, List<List<String>> rows) {
        return rows.isEmpty() ? ""
                : "\n" + head + " | Why |\n|---|---|---|\n" + rows.stream()
                        .map(row -> "| " + String.join(" | ", row) + " |\n").collect(Collectors.joining());
    }

    private static String row(EndpointReport endpoint) {
        return "| " + String.join(" | ", endpoint.method(), code(bars(endpoint.template())), endpoint.thread().value().name(),
                endpoint.writer().fixed() ? "fixed" : "at run time", code(endpoint.resource())) + " |\n";
    }

    private static String section(EndpointReport endpoint) {
        StringBuilder text = new StringBuilder("\n## " + endpoint.method() + " " + code(endpoint.template()) + "\n\n");
        item(text, "Resource method", code(endpoint.resource()) + " called by " + code(endpoint.invoker()));
        if (!endpoint.locators().isEmpty()) {
            item(text, "Behind", endpoint.locators().stream().map(Markdown::code).collect(Collectors.joining(", ")));
        }
        item(text, "Rank", "class " + endpoint.rank().classTemplate() + ", method " + endpoint.rank().methodTemplate());
        item(text, "Instance", endpoint.instance());
        item(text, "Consumes", endpoint.consumes().isEmpty() ? "anything" : String.join(", ", endpoint.consumes()));
        item(text, "Produces", endpoint.produces().isEmpty() ? "known at run time" : String.join(", ", endpoint.produces()));
        item(text, "Parameters", endpoint.parameters().isEmpty() ? "none" : parameters(endpoint.parameters()));
        item(text, "Reader", endpoint.reader() == null ? "none: no entity parameter"
                : endpoint.reader().representation() + ", " + endpoint.reader().why());
        item(text, "Writer", endpoint.writer().why());
        item(text, "Thread", endpoint.thread().value() + ": " + endpoint.thread().why());
        if (endpoint.proof() != null && !endpoint.proof().proven()) {
            item(text, "To get on the event loop", endpoint.proof().fix());
        }
        item(text, "CDI request scope", endpoint.requestScope().why());
        item(text, "Requests come", endpoint.ahead().why());
        item(text, "Filters and interceptors", endpoint.around());
        if (!endpoint.exceptionMappers().isEmpty()) {
            item(text, "Exception mappers", String.join("; ", endpoint.exceptionMappers()));
        }
        return text.toString();
    }

    private static String parameters(List<ParameterReport> parameters) {
        return parameters.stream().map(parameter -> "\n  - " + code(parameter.name()) + ": " + parameter.read())
                .collect(Collectors.joining());
    }

    private static void item(StringBuilder text, String name, String value) {
        text.append("- **").append(name).append(":** ").append(value).append('\n');
    }

    private static String code(String text) {
        return "`" + text + "`";
    }

    /** A bar would end the cell of a table. */
    private static String bars(String text) {
        return text.replace("|", "\\|");
    }
}
