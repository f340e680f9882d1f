package dev.straightway.deployment.devui;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

import dev.straightway.deployment.generate.GeneratedBytes;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.PlanText;
import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.report.BuildReport;

/** Answers what the pages ask: in types of the JDK, since another class loader reads the answers. */
public final class RoutePages {

    private final Plan plan;
    private final JsonPlan json;

    /**
     * @param plan of the build that runs
     * @param json who writes and reads beans as JSON
     */
    public RoutePages(Plan plan, JsonPlan json) {
        this.plan = plan;
        this.json = json;
    }

    /** {@return the build report} */
    public Map<String, Object> routes() {
        return BuildReport.tree(plan, json);
    }

    /**
     * {@return the plan of a route as text, and its generated class as a listing of bytecode}
     *
     * @param invoker the binary name of the generated class
     */
    public Map<String, Object> generated(String invoker) {
        InvokerPlan route = plan.allInvokers().filter(known -> known.invoker().equals(invoker)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No route has the invoker '" + invoker + "'"));
        return Map.of("invoker", invoker, "plan", PlanText.of(route), "listing", listing(GeneratedBytes.invoker(route)));
    }

    private static String listing(byte[] bytes) {
        StringWriter text = new StringWriter();
        new ClassReader(bytes).accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)),
                ClassReader.SKIP_DEBUG);
        return text.toString();
    }
}
