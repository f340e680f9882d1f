package dev.straightway.deployment.proof.corpus.blocking;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.smallrye.mutiny.Uni;

/** Waits for time, for other threads, and for what they hold. */
@Path("blocking/waiting")
public class WaitingResource {
    private final ExecutorService pool = Executors.newSingleThreadExecutor();
    private final Lock lock = new ReentrantLock();
    private final ReentrantReadWriteLock readers = new ReentrantReadWriteLock();
    private final StampedLock stamps = new StampedLock();
    private final Semaphore permits = new Semaphore(2);
    private final CountDownLatch started = new CountDownLatch(0);
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(10);
    private volatile boolean ready = true;
    private int visits;

    @GET
    @Path("sleep")
    @Blocks("Thread.sleep")
    public String sleep() throws InterruptedException {
        Thread.sleep(1);
        return "slept";
    }

    @GET
    @Path("unit")
    @Blocks("TimeUnit.sleep")
    public String unitSleep() throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(1);
        return "slept";
    }

    @GET
    @Path("join")
    @Blocks("Thread.join")
    public String join() throws InterruptedException {
        var thread = new Thread(() -> visits = 0);
        thread.start();
        thread.join();
        return "joined";
    }

    @GET
    @Path("wait")
    @Blocks("Object.wait")
    public String waits() throws InterruptedException {
        wait(1);
        return "waited";
    }

    @GET
    @Path("method")
    @Blocks("synchronized method")
    public synchronized int synchronizedMethod() {
        return ++visits;
    }

    @GET
    @Path("block")
    @Blocks("synchronized block")
    public int synchronizedBlock() {
        synchronized (this) {
            return ++visits;
        }
    }

    @GET
    @Path("lock")
    @Blocks("Lock.lock")
    public int lock() {
        lock.lock();
        try {
            return ++visits;
        } finally {
            lock.unlock();
        }
    }

    @GET
    @Path("read-lock")
    @Blocks("ReadLock.lock")
    public int readLock() {
        readers.readLock().lock();
        try {
            return visits;
        } finally {
            readers.readLock().unlock();
        }
    }

    @GET
    @Path("stamp")
    @Blocks("StampedLock.readLock")
    public int stampedLock() {
        long stamp = stamps.readLock();
        try {
            return visits;
        } finally {
            stamps.unlockRead(stamp);
        }
    }

    @GET
    @Path("permit")
    @Blocks("Semaphore.acquire")
    public int permit() throws InterruptedException {
        permits.acquire();
        try {
            return visits;
        } finally {
            permits.release();
        }
    }

    @GET
    @Path("latch")
    @Blocks("CountDownLatch.await")
    public String latch() throws InterruptedException {
        started.await();
        return "started";
    }

    @GET
    @Path("take")
    @Blocks("BlockingQueue.take")
    public String take() throws InterruptedException {
        queue.put("one");
        return queue.take();
    }

    @GET
    @Path("future")
    @Blocks("Future.get")
    public String futureGet() throws Exception {
        Future<String> answer = pool.submit(() -> "answer");
        return answer.get();
    }

    @GET
    @Path("all")
    @Blocks("ExecutorService.invokeAll")
    public int invokeAll() throws InterruptedException {
        List<Callable<String>> questions = List.of(() -> "one", () -> "two");
        return pool.invokeAll(questions).size();
    }

    @GET
    @Path("completable")
    @Blocks("CompletableFuture.join")
    public String completableJoin() {
        return CompletableFuture.supplyAsync(() -> "answer").thenApply(String::toUpperCase).join();
    }

    @GET
    @Path("await")
    @Blocks("Uni.await")
    public String uniAwait() {
        return Uni.createFrom().item("answer").onItem().transform(String::trim).await().indefinitely();
    }

    @GET
    @Path("parallel")
    @Blocks("parallel stream")
    public int parallelStream() {
        return List.of(1, 2, 3).parallelStream().mapToInt(Integer::intValue).sum();
    }

    @GET
    @Path("made-parallel")
    @Blocks("parallel stream")
    public long madeParallel() {
        return List.of(1, 2, 3).stream().filter(n -> n > 1).parallel().count();
    }

    @GET
    @Path("spin")
    @Blocks("spins until another thread has done something")
    public String spin() {
        while (!ready) {
            Thread.onSpinWait();
        }
        return "ready";
    }
}
