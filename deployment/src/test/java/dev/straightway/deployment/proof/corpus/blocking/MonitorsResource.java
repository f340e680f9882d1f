package dev.straightway.deployment.proof.corpus.blocking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Queue;
import java.util.Random;
import java.util.Stack;
import java.util.Vector;
import java.util.concurrent.LinkedBlockingQueue;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.slf4j.helpers.Reporter;
import org.slf4j.helpers.SubstituteLoggerFactory;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Uses objects of the platform that lock themselves, most of them behind a harmless type. */
@Path("blocking/monitors")
public class MonitorsResource {
    private final StringBuffer journal = new StringBuffer();
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, String> greetings = Collections.synchronizedMap(new HashMap<>());
    private final Map<String, Integer> counts = new Hashtable<>();
    private final List<String> entries = new Vector<>();
    private final Stack<String> undo = new Stack<>();
    private final Properties settings = new Properties();
    private final Queue<String> tasks = new LinkedBlockingQueue<>();
    private final SubstituteLoggerFactory loggers = new SubstituteLoggerFactory();
    private final Random random = new java.security.SecureRandom();

    @GET
    @Path("buffer")
    @Blocks("StringBuffer locks itself")
    public int buffer(@QueryParam("line") String line) {
        return journal.append(line).append('\n').length();
    }

    @GET
    @Path("list")
    @Blocks("Collections.synchronizedList")
    public int synchronizedList(@QueryParam("name") String name) {
        names.add(name);
        return names.size();
    }

    @GET
    @Path("map")
    @Blocks("Collections.synchronizedMap")
    public String synchronizedMap(@QueryParam("name") String name) {
        return greetings.getOrDefault(name, "Hello");
    }

    @GET
    @Path("loggers")
    @Blocks("a factory of loggers that locks itself")
    public String loggers(@QueryParam("name") String name) {
        return loggers.getLogger(name).getName();
    }

    @GET
    @Path("report")
    @Blocks("writes to the console, under a lock")
    public String report(@QueryParam("name") String name) {
        Reporter.error(name);
        return name;
    }

    @GET
    @Path("table")
    @Blocks("Hashtable")
    public int hashtable(@QueryParam("name") String name) {
        return counts.merge(name, 1, Integer::sum);
    }

    @GET
    @Path("vector")
    @Blocks("Vector")
    public String vector(@QueryParam("entry") String entry) {
        entries.add(entry);
        return String.join(",", entries);
    }

    @GET
    @Path("stack")
    @Blocks("Stack")
    public String stack() {
        return undo.isEmpty() ? "nothing" : undo.pop();
    }

    @GET
    @Path("settings")
    @Blocks("Properties")
    public Object properties() {
        return settings.setProperty("a", "b");
    }

    @GET
    @Path("tasks")
    @Blocks("LinkedBlockingQueue behind Queue")
    public String queue() {
        tasks.add("task");
        return tasks.poll();
    }

    @GET
    @Path("random")
    @Blocks("SecureRandom behind Random")
    public int random() {
        return random.nextInt(10);
    }

    @GET
    @Path("system")
    @Blocks("System.getProperties")
    public int systemProperties() {
        return System.getProperties().size();
    }
}
