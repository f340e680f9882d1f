/**
 * A Maven project of somebody else, copied and built once on each stack: the dependencies that a REST stack consists of are
 * swapped in the copy's poms, and what a build says when it fails is read as problems.
 * <p>
 * It may import {@code java.*}, {@code descriptor}, {@code files}, {@code server} for the processes that it starts, and
 * Maven's model. Start at {@link dev.straightway.lab.project.ProjectBuild}.
 */
package dev.straightway.lab.project;
