-- wrk: each thread has one connection, and is one student.
local made = 0

function setup(thread)
  made = made + 1
  thread:set("student", made)
end

function init(args)
  local method, encoding, body = args[1], args[2], args[3]
  wrk.method = method
  wrk.headers["authorization"] = "Bearer bench-" .. student
  if encoding ~= "" then wrk.headers["accept-encoding"] = encoding end
  if body == "" then
    local same = wrk.format()
    request = function() return same end
    return
  end
  wrk.headers["content-type"] = "application/json"
  math.randomseed(os.time() * 1000 + student)
  local digit = function() return string.format("%x", math.random(0, 15)) end
  -- Each answer is one of its own.
  local id = function() return (string.gsub("xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx", "x", digit)) end
  request = function() return wrk.format(nil, nil, nil, (string.gsub(body, "NEWID", id))) end
end

function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('{"count":%d,"microseconds":%d,"failed":%d}\n', summary.requests, summary.duration, failed))
end
