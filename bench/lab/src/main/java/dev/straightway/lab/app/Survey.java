package dev.straightway.lab.app;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.project.ProjectBuild.Outcome;
import dev.straightway.lab.request.BuiltRoutes;
import dev.straightway.lab.request.GivenValues;
import dev.straightway.lab.request.OpenApi;
import dev.straightway.lab.request.Request;
import dev.straightway.lab.request.RequestList;
import dev.straightway.lab.request.Requests;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;

/** Asks the builds of an application every request and writes what they agree on as targets, scenarios and a preset. */
final class Survey {

    private static final String USUAL_REFERENCE = "quarkus-rest";
    private static final String ROUTES = "straightway/endpoints.json";

    private final Wishes wishes;
    private final Workbench bench;
    private final List<Outcome> builds;
    private final Asker asker;
    private final Map<String, String> unstarted = new LinkedHashMap<>();

    Survey(Wishes wishes, Workbench bench, List<Outcome> builds, Asker asker) {
        this.wishes = wishes;
        this.bench = bench;
        this.builds = builds;
        this.asker = asker;
    }

    Findings make(PrintStream out) throws IOException, InterruptedException {
        Optional<BuiltRoutes> routes = routes();
        Requests requests = requests(routes);
        List<Request> asked = requests.asked().stream().distinct().toList();
        Map<Request, String> names = Names.of(asked);
        Map<String, Given> answers = asked.isEmpty() ? Map.of() : answers(asked, out);
        String reference = reference(answers.keySet().stream().toList());
        List<Agreement> agreements = asked.stream().filter(request -> !answers.isEmpty())
                .map(request -> Agreement.of(request, reference, answers)).toList();
        List<Agreement> comparable = agreements.stream().filter(one -> one.comparable(reference, answers.size())).toList();
        List<Request> measured = comparable.stream().map(Agreement::request).limit(wishes.most()).toList();
        write(reference, agreements, comparable, names, measured);
        return new Findings(builds, Map.copyOf(unstarted), requests, agreements, names, measured, reference,
                routes.map(BuiltRoutes::dispatched).orElse(List.of()));
    }

    private Optional<BuiltRoutes> routes() throws IOException {
        for (Outcome build : builds) {
            if (build.built() && Files.isRegularFile(build.report(ROUTES))) {
                return Optional.of(BuiltRoutes.read(build.report(ROUTES)));
            }
        }
        return Optional.empty();
    }

    private Requests requests(Optional<BuiltRoutes> routes) throws IOException {
        Wishes.Asking asking = wishes.asking();
        if (asking.list().isPresent()) {
            return RequestList.read(asking.list().get());
        }
        GivenValues values = asking.valuesFile().isPresent() ? GivenValues.read(asking.valuesFile().get(), asking.values())
                : GivenValues.of(asking.values());
        if (asking.openApi().isPresent()) {
            return OpenApi.read(asking.openApi().get(), values, asking.methods());
        }
        return routes.map(report -> report.requests(values, asking.methods()))
                .orElseGet(() -> new Requests("build report of Straightway", List.of(), List.of()));
    }

    /** What each target answers that starts, in the order of the tables. */
    private Map<String, Given> answers(List<Request> requests, PrintStream out) throws IOException, InterruptedException {
        writeTargets(reference(builds.stream().filter(Outcome::built).map(build -> build.stack().name()).toList()), Map.of());
        Map<String, Given> answers = new LinkedHashMap<>();
        for (ServerTarget target : targets()) {
            out.println("Asking " + target.title() + " …");
            try {
                answers.put(target.name(), asker.ask(target, requests));
            } catch (TrialFailure failure) {
                unstarted.put(target.name(), failure.getMessage());
                out.println("  " + failure.getMessage().lines().findFirst().orElse(""));
            }
        }
        return answers;
    }

    private List<ServerTarget> targets() {
        return builds.stream().noneMatch(Outcome::built) ? List.of()
                : TargetCatalog.read(Stream.concat(Stream.of(bench.targets()), wishes.targetsFrom().stream()).toList()).all();
    }

    /** The usual one, or the first where there is no such. */
    private static String reference(List<String> names) {
        return names.isEmpty() || names.contains(USUAL_REFERENCE) ? USUAL_REFERENCE : names.get(0);
    }

    private void write(String reference, List<Agreement> agreements, List<Agreement> comparable, Map<Request, String> names,
            List<Request> measured) throws IOException {
        Map<String, Map<String, String>> apart = new LinkedHashMap<>();
        for (Agreement agreed : agreements) {
            agreed.apart().forEach((target, reason) -> apart.computeIfAbsent(target, any -> new LinkedHashMap<>())
                    .put(names.get(agreed.request()), "it doesn't answer as " + reference + ": " + reason));
        }
        bench.clearTargets();
        writeTargets(reference, apart);
        ScenarioLines lines = new ScenarioLines(bench);
        for (Agreement agreed : comparable) {
            lines.write(names.get(agreed.request()), agreed);
        }
        bench.preset(Map.of("title", "the application's requests", "scenarios",
                measured.stream().map(names::get).collect(Collectors.joining(",")), "lab.augmentation", "0"));
    }

    private void writeTargets(String reference, Map<String, Map<String, String>> apart) throws IOException {
        List<Outcome> starting = new ArrayList<>(builds);
        starting.removeIf(build -> !build.built() || unstarted.containsKey(build.stack().name()));
        for (Outcome build : starting) {
            String name = build.stack().name();
            bench.target(name, new Built(build, wishes).lines(name.equals(reference), apart.getOrDefault(name, Map.of())));
        }
    }
}
