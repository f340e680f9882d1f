package dev.straightway.deployment.quarkus.filled;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.XmlSeeAlso;
import jakarta.xml.bind.annotation.XmlType;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

import io.smallrye.common.annotation.Blocking;

/** Keeps what one route reads for another one; nobody is seen to make what is slow. */
@Path("shelf")
public class ShelfResource {

    private static final String KRYO = "application/x-kryo";

    public interface Job {
        String run();
    }

    public static class QuickJob implements Job {
        @Override
        public String run() {
            return Thread.currentThread().getName();
        }
    }

    public static class SlowJob implements Job {
        @Override
        public String run() {
            return sleep();
        }
    }

    private static String sleep() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Thread.currentThread().getName() + " slept";
    }

    /** What Kryo reads. */
    public static class ByKryo {
        Job job = new QuickJob();
    }

    @XmlType(name = "step")
    public static class Step {
        public String run() {
            return Thread.currentThread().getName();
        }
    }

    @XmlType(name = "slow")
    public static class SlowStep extends Step {
        @Override
        public String run() {
            return sleep();
        }
    }

    @XmlRootElement(name = "steps")
    @XmlSeeAlso(SlowStep.class)
    public static class ByXml {
        public Step step = new Step();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = SlowTask.class, name = "slow"))
    public interface Task {
        String run();
    }

    public static class QuickTask implements Task {
        @Override
        public String run() {
            return Thread.currentThread().getName();
        }
    }

    public static class SlowTask implements Task {
        @Override
        public String run() {
            return sleep();
        }
    }

    public static class ByJson {
        public Task task = new QuickTask();
    }

    /** What nobody reads. */
    public static class Made {
        Job job = new QuickJob();
    }

    @ApplicationScoped
    public static class Shelf {
        volatile ByKryo kryo = new ByKryo();
        volatile ByXml xml = new ByXml();
        volatile ByJson json = new ByJson();
        volatile Made made = new Made();

        ByKryo kryo() {
            return kryo;
        }

        void kryo(ByKryo read) {
            kryo = read;
        }

        ByXml xml() {
            return xml;
        }

        void xml(ByXml read) {
            xml = read;
        }

        ByJson json() {
            return json;
        }

        void json(ByJson read) {
            json = read;
        }

        Made made() {
            return made;
        }
    }

    @Inject
    Shelf shelf;

    @POST
    @Path("kryo")
    @Consumes(KRYO)
    public void kryo(ByKryo read) {
        shelf.kryo(read);
    }

    @GET
    @Path("kryo")
    public String kryo() {
        return shelf.kryo().job.run();
    }

    @POST
    @Path("xml")
    @Consumes("application/xml")
    public void xml(ByXml read) {
        shelf.xml(read);
    }

    @GET
    @Path("xml")
    public String xml() {
        return shelf.xml().step.run();
    }

    @POST
    @Path("json")
    @Consumes("application/json")
    @Blocking
    public void json(ByJson read) {
        shelf.json(read);
    }

    @GET
    @Path("json")
    public String json() {
        return shelf.json().task.run();
    }

    @GET
    @Path("made")
    public String made() {
        return shelf.made().job.run();
    }
}
